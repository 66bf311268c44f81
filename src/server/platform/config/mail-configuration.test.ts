import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const wants = (environment: Record<string, string>) => readConfiguration(environment).smtpWantsTls;

describe('TLS to the mail server', () => {
  it.each(['smtp://mail.example.org', 'smtp://user:word@mail.example.org:587', 'smtp://10.0.0.5:25'])(
    'is wanted by %s',
    (url) => {
      expect(wants({ SMTP_URL: url })).toBe(true);
      expect(wants({ SMTP_URL: url, SMTP_TLS: 'optional' })).toBe(false);
    },
  );

  it.each(['smtp://localhost:25', 'smtp://127.0.0.1', 'smtp://[::1]:25'])(
    'is wanted by %s where that is asked for',
    (url) => {
      expect(wants({ SMTP_URL: url })).toBe(false);
      expect(wants({ SMTP_URL: url, SMTP_TLS: 'required' })).toBe(true);
    },
  );

  it('is wanted or not', () => {
    expect(() => wants({ SMTP_TLS: 'maybe' })).toThrow('SMTP_TLS must be required or optional');
  });
});
