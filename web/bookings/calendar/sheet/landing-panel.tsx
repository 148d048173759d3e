import { Button, Group, Text, Title } from '@mantine/core'
import { IconAlertCircleFilled } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textOfCode } from '../../../kit/notify.ts'
import { TellBox } from '../moves/tell-box.tsx'
import type { Moves } from '../moves/use-moves.ts'
import { isNewsTo, type Obstacle } from '../plan/landing.ts'
import { useBarWords } from '../plan/status-look.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { useFailures } from '../plan/use-failures.ts'
import { useSpoken } from '../plan/use-spoken.ts'
import styles from './sheet.module.css'
import { useChoices } from './use-choices.ts'
import type { Landing } from './use-landing.ts'

interface LandingPanelProps {
  landing: Landing
  moves: Moves
  onClose: () => void
}

/** Why it cannot land there. */
const Why = ({ obstacle }: { obstacle: Obstacle }) => {
  const { t } = useTranslation()
  const { shelves } = useCalendar()
  const words = useBarWords()
  const spoken = useSpoken()
  return (
    <div className={styles.note} data-tone="bad" role="alert">
      <IconAlertCircleFilled size={16} aria-hidden />{' '}
      {obstacle.why === 'taken'
        ? t('calendar.takenBy', {
            shelf: shelves.get(obstacle.by.shelf)?.name,
            name: words(obstacle.by).name,
            when: spoken.range(obstacle.by),
          })
        : obstacle.why === 'refused' && textOfCode(obstacle.code)}
    </div>
  )
}

/** Before a booking is moved where something is in the way, or where the price is another: what to do. */
export const LandingPanel = ({ landing, moves, onClose }: LandingPanelProps) => {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const { shelves, market, tray } = calendar
  const spoken = useSpoken()
  const tellWhy = useFailures(market.marketId)
  const group = useId()
  const { choices, isNoneFree } = useChoices(landing, moves)
  const [wanted, setWanted] = useState<string>()
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0]
  const { bar, place, obstacle } = landing
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      if (await chosen?.act()) onClose()
    } catch (thrown) {
      await tellWhy(thrown)
    }
  }
  return (
    <form onSubmit={submit} className={styles.choices}>
      <Title order={3}>
        {landing.isLonger
          ? t('calendar.longerTitle')
          : t('calendar.moveToShelf', { shelf: shelves.get(place.shelf)?.name })}
      </Title>
      <Text size="sm" c="dimmed">
        {t('calendar.nowOn', { shelf: shelves.get(bar.shelf)?.name, when: spoken.range(bar) })}
      </Text>
      <Text size="sm">{spoken.range(place)}</Text>
      {obstacle && <Why obstacle={obstacle} />}
      {choices.length > 0 && (
        <fieldset className={styles.choices} aria-label={t('calendar.whatNow')}>
          {choices.map(({ id, title: name, text }) => (
            <label key={id} className={styles.choice}>
              <input type="radio" name={group} checked={id === chosen?.id} onChange={() => setWanted(id)} />
              <span>
                <strong>{name}</strong>
                <small>{text}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {obstacle?.why === 'taken' && isNoneFree && (
        <Text size="sm" c="dimmed">
          {t('calendar.noneFree')}
        </Text>
      )}
      {chosen?.id !== 'aside' && !tray.isOpen && (
        <TellBox
          moves={moves}
          isNews={chosen?.isSilent !== true && isNewsTo(landing.booking, place, calendar)}
        />
      )}
      <Group gap="xs" grow>
        {chosen && (
          <Button type="submit" size="sm">
            {chosen.title}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={onClose}>
          {t('calendar.cancel')}
        </Button>
      </Group>
    </form>
  )
}
