/** By what addresses are compared: trimmed and without regard to case (MEMB-02, CRM-01). */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
