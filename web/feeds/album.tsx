/** The pictures and videos of an album, one beside the other: swiped on a phone, by buttons elsewhere. */
import { ActionIcon, Group, Text } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Media, type MediaItem } from './media.tsx'
import styles from './post.module.css'

export const Album = ({ items, name }: { items: readonly MediaItem[]; name: string }) => {
  const { t } = useTranslation()
  const strip = useRef<HTMLUListElement>(null)
  const wantsStill = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const [shown, setShown] = useState(0)
  const count = items.length
  const position = t('feed.position', { at: shown + 1, count })
  const go = (to: number) => {
    const { current } = strip
    current?.scrollTo({ left: to * current.clientWidth, behavior: wantsStill ? 'auto' : 'smooth' })
  }
  return (
    <div className={styles.album}>
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {items.map((item, at) => (
          // What is out of sight is out of reach for keys and screen readers.
          <li key={item.id} className={styles.slide} inert={at !== shown}>
            <Media item={item} name={`${name} (${t('feed.position', { at: at + 1, count })})`} />
          </li>
        ))}
      </ul>
      <Group justify="center" gap="md">
        <ActionIcon
          variant="default"
          radius="xl"
          size={44}
          aria-label={t('feed.previous')}
          aria-disabled={shown === 0}
          onClick={() => go(Math.max(0, shown - 1))}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <Text size="sm" role="status">
          {position}
        </Text>
        <ActionIcon
          variant="default"
          radius="xl"
          size={44}
          aria-label={t('feed.next')}
          aria-disabled={shown === count - 1}
          onClick={() => go(Math.min(count - 1, shown + 1))}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </div>
  )
}
