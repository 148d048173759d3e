/**
 * Pictures that change automatically. Hover, focus, pause and reduced motion stop them. While they move, screen readers
 * hear nothing; once they stand still, they hear which picture is shown.
 */
import { ActionIcon } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import {
  type Icon,
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

interface ControlProps {
  className: string | undefined
  label: string
  icon: Icon
  onClick: () => void
}

const Control = ({ className, label, icon: Shown, onClick }: ControlProps) => (
  <ActionIcon
    className={className}
    variant="default"
    radius="xl"
    size={44}
    aria-label={label}
    onClick={onClick}
  >
    <Shown size={20} aria-hidden />
  </ActionIcon>
)

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
        <Control
          className={styles.pause}
          label={isPaused ? t('carousel.play') : t('carousel.pause')}
          icon={isPaused ? IconPlayerPlayFilled : IconPlayerPauseFilled}
          onClick={() => setPaused(!isPaused)}
        />
      )}
      <Control
        className={styles.previous}
        label={t('carousel.previous')}
        icon={IconChevronLeft}
        onClick={previous}
      />
      <Control className={styles.next} label={t('carousel.next')} icon={IconChevronRight} onClick={next} />
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
