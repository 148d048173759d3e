/** What is left to do of some days, each with its sum and its step; one green line where nothing is. */
import { Text } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../kit/notice.tsx'
import { useFigures } from '../settlement/figures.ts'
import styles from './adds-up.module.css'
import { type AddsUp, leftToDo, stateOf } from './figures.ts'
import { useReasonNames } from './use-step-words.ts'

export const LeftToDo = ({ addsUp }: { addsUp: AddsUp }) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const names = useReasonNames()
  const left = leftToDo(addsUp)
  const till = addsUp.steps.find(({ name }) => name === 'till')
  if (!left.length)
    return (
      <Notice role="note" color="shelf" icon={IconCircleCheckFilled}>
        <Text size="sm">
          {stateOf(addsUp) === 'agrees' ? t('adds-up.allAgrees') : t('adds-up.allExplained')}
        </Text>
      </Notice>
    )
  return (
    <section aria-label={t('adds-up.leftToDo')}>
      <dl className={styles.strip}>
        {till && (
          <div>
            <dt>{t('adds-up.tookInTill')}</dt>
            <dd>
              <strong>{money(till.left)}</strong>
            </dd>
          </div>
        )}
        {left.map(({ name, amount, step }) => (
          <div key={`${step} ${name}`} data-open>
            <dt>{names[name]}</dt>
            <dd>
              <strong>{money(amount)}</strong>
              <small>{t('adds-up.inStep', { step })}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
