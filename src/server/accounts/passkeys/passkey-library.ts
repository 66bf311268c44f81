/** Read on demand: with what it reads certificates with it takes a fortieth of a start, and few processes need it. */
export const passkeyLibrary = () => import('@simplewebauthn/server');
