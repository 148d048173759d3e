/** What a phone calls: staff type a number as people read it. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
