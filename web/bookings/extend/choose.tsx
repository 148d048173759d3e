import { Paper, Text } from '@mantine/core'
import { IconCalendarPlus, IconCheck, IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconLabel } from '../../kit/icon-label.tsx'
import { useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import { useThisMarket } from '../../markets/market.ts'
import styles from '../../shelves/shelves.module.css'
import { ShelfTag } from '../own/shelf-tag.tsx'
import { ChoiceCard } from './choice-card.tsx'
import own from './extend.module.css'
import { ExtendFrame } from './extend-frame.tsx'
import { NewBooking } from './new-booking.tsx'
import type { Choice, Choices, Source } from './source.ts'

const MARK = { size: 22, color: 'var(--reol-green)' }

/** What stays as it is, what is added, and what the link is for. */
const GoodToKnow = ({ source, found }: { source: Source; found: Choices }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { shelf, dateStart, choices } = found
  const stays = choices.some(choice => choice.shelf?.id === shelf.id)
  const isLonger = choices.some(choice => choice.eligibleClosingDays.length > 0)
  return (
    <>
      {stays && (
        <IconLabel icon={<IconCheck {...MARK} />}>
          <Text>{t('extend.noEmptying', { day: show.day(dateStart) })}</Text>
        </IconLabel>
      )}
      {isLonger && (
        <IconLabel icon={<IconCalendarPlus {...MARK} />}>
          <Text>{t('extend.closingDays')}</Text>
        </IconLabel>
      )}
      {source.audience === 'anonymous' && (
        <IconLabel icon={<IconLink {...MARK} />}>
          <Text>{t('extend.linkOnly')}</Text>
        </IconLabel>
      )}
    </>
  )
}

/** Two choices lead to the same other shelf for the same reason. */
const isMoveTo = ({ shelf, ownTaken }: Choice, above: Choice | undefined): boolean =>
  above?.shelfChanged === true &&
  above.shelf?.id === shelf?.id &&
  above.ownTaken?.from === ownTaken?.from &&
  above.ownTaken?.isHeld === ownTaken?.isHeld

interface ChooseProps {
  source: Source
  found: Choices
  onChoose: (choice: Choice) => void
}

/** For how much longer: a card a period, named by its new last day. */
export const Choose = ({ source, found, onChoose }: ChooseProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { language } = useThisMarket()
  const { shelf, shelfType, dateEnd, choices, hasServices } = found
  const isAnyFree = choices.some(choice => choice.shelf)
  return (
    <ExtendFrame source={source} title={t('extend.title')} progress={{ step: 'price', hasServices }}>
      <Paper withBorder p="md" className={own.head}>
        <ShelfTag name={shelf.name} />
        <div>
          <Text fw={600} lang={language}>
            {shelfType.name}
          </Text>
          <Text c="dimmed">{t('extend.ends', { day: show.day(dateEnd) })}</Text>
        </div>
      </Paper>
      {choices.length > 0 && (
        <ul className={`${styles.cards} ${styles.prices}`}>
          {choices.map((choice, at) => (
            <li key={choice.shelfPeriodPrice}>
              <ChoiceCard
                choice={choice}
                shelf={shelf.name}
                isAsAbove={isMoveTo(choice, choices[at - 1])}
                onSelect={() => onChoose(choice)}
              />
            </li>
          ))}
        </ul>
      )}
      {isAnyFree ? (
        <GoodToKnow source={source} found={found} />
      ) : (
        <Empty action={<NewBooking source={source} />}>{t('extend.nothingFree')}</Empty>
      )}
    </ExtendFrame>
  )
}
