/** When a market's posts are fetched, and what of them is kept. */
import type { Seconds } from '../kit/units.ts'

/** The newest posts that a market's page shows. Older ones are not kept. */
export const MOST_POSTS = 30

/** Larger videos are not copied: the post then shows its picture, and links to Instagram. */
export const MOST_VIDEO_BYTES = 30_000_000

/** A shop posts a few times a day, and a visitor who sees a post on Instagram should soon find it here. */
export const FETCH_SECONDS: Seconds = 3_600

/** After a failure of Instagram, and for a run that ended without a word. */
export const AGAIN_SECONDS: Seconds = 900

/** A token lives 60 days and can be renewed from its second day on (D55). */
const RENEW_SECONDS: Seconds = 7 * 86_400

export const isRenewalDue = (refreshedTs: Seconds, now: Seconds): boolean =>
  now - refreshedTs >= RENEW_SECONDS

const LONGEST_WORDS = 90

/** The first words of a caption, on one line: what a post is called where its picture cannot be seen. */
export const firstWords = (caption: string): string => {
  const text = caption.replace(/\s+/g, ' ').trim()
  if (text.length <= LONGEST_WORDS) return text
  const cut = text.slice(0, LONGEST_WORDS)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_WORDS / 2)).replace(/[\uD800-\uDBFF]$/, '')} …`
}
