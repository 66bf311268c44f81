export const SERVER_ENVIRONMENT: Readonly<Record<string, string>>;
