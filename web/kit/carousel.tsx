/** Pictures that change automatically. Hover, focus, pause and reduced motion stop them. */
import { Carousel as Slides } from '@mantine/carousel'
import '@mantine/carousel/styles.css'
import { ActionIcon } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react'
import Autoplay from 'embla-carousel-autoplay'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { srcSetOf } from '#shared/kit/picture.ts'
import styles from './carousel.module.css'

const INTERVAL_MS = 4000

export interface Picture {
  id: string
  url: string
  text: string
}

export const Carousel = ({ pictures, label }: { pictures: readonly Picture[]; label: string }) => {
  const { t } = useTranslation()
  const wantsStill = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const [isPaused, setPaused] = useState(wantsStill)
  const [isLookedAt, setLookedAt] = useState(false)
  const autoplay = useRef(Autoplay({ delay: INTERVAL_MS, playOnInit: false, stopOnInteraction: false }))
  const moves = !isPaused && !isLookedAt && !wantsStill

  useEffect(() => {
    const player = autoplay.current
    try {
      if (moves) player.play()
      else player.stop()
    } catch {
      // The slides have no layout yet; the next change works.
    }
  }, [moves])

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setLookedAt(true)}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
    >
      <Slides
        height="var(--reol-picture)"
        emblaOptions={{ loop: true }}
        // The plugin and Mantine import embla's types by different paths, so the types do not match.
        plugins={[autoplay.current as never]}
        getEmblaApi={embla => {
          embla.on('init', () => moves && autoplay.current.play())
          if (moves) setTimeout(() => autoplay.current.play(), 0)
        }}
        controlSize={40}
        previousControlProps={{ 'aria-label': t('kit.previousPicture') }}
        nextControlProps={{ 'aria-label': t('kit.nextPicture') }}
        previousControlIcon={<IconChevronLeft size={20} aria-hidden />}
        nextControlIcon={<IconChevronRight size={20} aria-hidden />}
      >
        {pictures.map(picture => (
          <Slides.Slide key={picture.id}>
            <img
              className={styles.picture}
              src={picture.url}
              srcSet={srcSetOf(picture.url)}
              alt={picture.text}
            />
          </Slides.Slide>
        ))}
      </Slides>
      {!wantsStill && (
        <ActionIcon
          className={styles.pause}
          variant="default"
          radius="xl"
          size={40}
          aria-label={isPaused ? t('kit.playPictures') : t('kit.pausePictures')}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? (
            <IconPlayerPlayFilled size={20} aria-hidden />
          ) : (
            <IconPlayerPauseFilled size={20} aria-hidden />
          )}
        </ActionIcon>
      )}
    </section>
  )
}
