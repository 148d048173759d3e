/**
 * Pictures that change automatically. Hover, focus, pause and reduced motion stop them. While they move, screen readers
 * hear nothing; once they stand still, they hear which picture is shown.
 */
import { ActionIcon } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react'
import Autoplay from 'embla-carousel-autoplay'
import useEmbla from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { largeSources } from '#shared/kit/picture.ts'
import styles from './carousel.module.css'

const INTERVAL_MS = 4000

export interface Picture {
  id: string
  url: string
  text: string
}

interface CarouselProps {
  pictures: readonly Picture[]
  label: string
  /** The language of the pictures' texts. */
  lang: string
}

const useSlides = (moves: boolean, isAnimated: boolean) => {
  const [autoplay] = useState(() =>
    Autoplay({ delay: INTERVAL_MS, playOnInit: false, stopOnInteraction: false }),
  )
  const [viewport, embla] = useEmbla({ loop: true, ...(isAnimated ? {} : { duration: 0 }) }, [autoplay])
  const [shown, setShown] = useState(0)

  useEffect(() => {
    if (!embla) return
    const show = () => setShown(embla.selectedScrollSnap())
    embla.on('select', show)
    return () => {
      embla.off('select', show)
    }
  }, [embla])

  useEffect(() => {
    if (!embla) return
    if (moves) autoplay.play()
    else autoplay.stop()
  }, [embla, autoplay, moves])

  return { viewport, shown, previous: () => embla?.scrollPrev(), next: () => embla?.scrollNext() }
}

export const Carousel = ({ pictures, label, lang }: CarouselProps) => {
  const { t } = useTranslation()
  const wantsStill = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const [isPaused, setPaused] = useState(wantsStill)
  const [isLookedAt, setLookedAt] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const moves = !isPaused && !isLookedAt && !wantsStill
  const { viewport, shown, previous, next } = useSlides(moves, !wantsStill)
  const isInside = (at: Element | null) => at !== null && frame.current?.contains(at) === true

  return (
    <section
      ref={frame}
      className={styles.carousel}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      onPointerEnter={() => setLookedAt(true)}
      onPointerLeave={() => setLookedAt(isInside(document.activeElement))}
      onFocus={() => setLookedAt(true)}
      onBlur={event => setLookedAt(isInside(event.relatedTarget))}
    >
      {!wantsStill && (
        <ActionIcon
          className={styles.pause}
          variant="default"
          radius="xl"
          size={44}
          aria-label={isPaused ? t('carousel.play') : t('carousel.pause')}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? (
            <IconPlayerPlayFilled size={20} aria-hidden />
          ) : (
            <IconPlayerPauseFilled size={20} aria-hidden />
          )}
        </ActionIcon>
      )}
      <ActionIcon
        className={styles.previous}
        variant="default"
        radius="xl"
        size={44}
        aria-label={t('carousel.previous')}
        onClick={previous}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={styles.next}
        variant="default"
        radius="xl"
        size={44}
        aria-label={t('carousel.next')}
        onClick={next}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
      <div className={styles.viewport} ref={viewport} aria-live={moves ? 'off' : 'polite'}>
        <div className={styles.slides}>
          {pictures.map((picture, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
            <div
              key={picture.id}
              className={styles.slide}
              role="group"
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.position', { at: at + 1, count: pictures.length })}
              aria-hidden={at !== shown}
            >
              <img
                className={styles.picture}
                {...largeSources(picture.url)}
                width={640}
                height={350}
                alt={picture.text}
                lang={lang}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
