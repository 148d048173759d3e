import { useState } from 'react'
import { later } from '../kit/later.tsx'

const Feed = later(['feed'], async () => (await import('../feeds/feed.tsx')).Feed)

/** How far below the screen the posts begin to load. */
const AHEAD = '400px'

/** The market's posts. Nothing of them loads before the visitor comes near. */
export const FeedBelow = () => {
  const [isNear, setNear] = useState(false)
  const watch = (place: HTMLElement | null) => {
    const observer = new IntersectionObserver(
      entries => setNear(entries.some(entry => entry.isIntersecting)),
      { rootMargin: AHEAD },
    )
    if (place) observer.observe(place)
    return () => observer.disconnect()
  }
  return isNear ? <Feed instead={null} /> : <div ref={watch} />
}
