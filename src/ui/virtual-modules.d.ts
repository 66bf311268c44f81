/** Made by the build (`component-words.config.ts`). */
declare module 'virtual:component-words' {
  export const languages: Readonly<
    Record<
      string,
      () => Promise<{ readonly words: Readonly<Record<string, Readonly<Record<string, unknown>>>> }>
    >
  >;
}
