/** Hides who is behind a mail address, so that its owner still knows it: "a••••@example.com". */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(1, at))}••••${email.slice(at)}`
}

/** What `maskedEmail` made: no mail can be sent there. */
export const isMasked = (email: string): boolean => email.includes('•')
