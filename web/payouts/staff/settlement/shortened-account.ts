/** "2105 •••• 4417": enough to know an account by, on a screen that others in the shop see. */
export const shortenedAccount = (account: string): string => {
  const letters = account.replace(/[^\p{L}\p{N}]/gu, '')
  return letters.length > 8 ? `${letters.slice(0, 4)} •••• ${letters.slice(-4)}` : account
}
