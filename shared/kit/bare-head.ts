/** A head of a column without its case, blanks and punctuation: `E-mail *` and `email` are the same column. */
export const bareHead = (head: string): string =>
  head
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
