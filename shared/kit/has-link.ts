const LINK = /:\/\/|[\p{L}\p{N}_-]\.[\p{L}\p{N}]{2,}/u

/** Whether a text has an address of the web in it: in a mail of ours it would be a stranger's link. */
export const hasLink = (text: string): boolean => LINK.test(text)
