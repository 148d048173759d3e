/** A video with the four speeds of specification 2. It starts when the visitor starts it. */
import { Button, Group, Text } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { useLanguage } from '../i18n/language.ts'
import styles from './post.module.css'

const RATES = [0.7, 1, 1.5, 2] as const

interface VideoProps {
  src: string
  poster: string | null
  name: string
}

export const Video = ({ src, poster, name }: VideoProps) => {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [rate, setRate] = useState<number>(1)
  const label = useId()
  const { format } = numberFormat(LOCALE[useLanguage()], {})
  const choose = (next: number) => {
    setRate(next)
    if (video.current) video.current.playbackRate = next
  }
  return (
    <div className={styles.video}>
      {/* biome-ignore lint/a11y/useMediaCaption: Instagram gives no subtitles; what the shop wrote stands beside it */}
      <video
        ref={video}
        className={styles.media}
        src={src}
        poster={poster ?? undefined}
        aria-label={name}
        controls
        playsInline
        preload="metadata"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div role="group" aria-labelledby={label}>
        <Group gap="xs">
          <Text size="sm" c="dimmed" id={label}>
            {t('feed.speed')}
          </Text>
          {RATES.map(one => (
            <Button
              key={one}
              size="compact-sm"
              variant={one === rate ? 'filled' : 'default'}
              aria-pressed={one === rate}
              onClick={() => choose(one)}
            >
              {t('feed.times', { rate: format(one) })}
            </Button>
          ))}
        </Group>
      </div>
    </div>
  )
}
