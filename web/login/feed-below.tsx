import { useEffect, useRef, useState } from 'react'
import { later } from '../kit/later.tsx'

const Feed = later(['feed'], async () => (await import('../feeds/feed.tsx')).Feed)

/** How far below the screen the posts begin to load. */
const AHEAD = '400px'

/** The market's posts. Nothing of them loads before the visitor comes near. */
export const FeedBelow = () => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return <div ref={place}>{isNear && <Feed instead={null} />}</div>
}
