/** The words and the call of the prompt that opens when a session has ended (DATA-28). */
export const SIGN_IN_PROMPT = {
  path: '/api/auth/Login',
  title: 'Please sign in again',
  text: 'Your session has ended. After signing in you are where you were.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  cancel: 'Cancel',
} as const;
