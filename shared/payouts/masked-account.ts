const SHOWN = 4

/** Hides an account number but for its end, so that its owner still knows it: "•••• 4417". Empty for none. */
export const maskedAccount = (account: string): string => {
  const bare = account.replace(/[^\p{L}\d]/gu, '')
  return bare && `••••\u00a0${bare.slice(-SHOWN)}`
}
