/** The way of the money, step by step from the till to the books: each compares two totals. */
import '../../../kit/staff-tokens.css'
import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../settlement/figures.ts'
import styles from './adds-up.module.css'
import type { AddsUp, Step } from './figures.ts'
import { StateMark } from './state-mark.tsx'
import { StepReason } from './step-reason.tsx'
import { useStateWords, useStepWords } from './use-step-words.ts'

const Figures = ({ step: { name, left, right, difference, state } }: { step: Step }) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const words = useStepWords()[name]
  const figures = [
    { title: words.left, amount: left },
    { title: words.right, amount: right },
    { title: t('adds-up.difference'), amount: difference },
  ]
  return (
    <dl className={styles.figures} data-state={state}>
      {figures.map(({ title, amount }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

const StepCard = ({ step, addsUp }: { step: Step; addsUp: AddsUp }) => {
  const words = useStepWords()
  const states = useStateWords()
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Title order={2} size="h5" ff="text" className={styles.name}>
          {words[step.name].title}
        </Title>
        <Figures step={step} />
        <div className={styles.state}>
          <StateMark of={step.state}>{states[step.state]}</StateMark>
        </div>
      </div>
      {step.reasons.length > 0 && (
        <ul className={styles.reasons}>
          {step.reasons.map(reason => (
            <StepReason key={reason.name} reason={reason} of={step.name} addsUp={addsUp} />
          ))}
        </ul>
      )}
    </div>
  )
}

export const Chain = ({ addsUp }: { addsUp: AddsUp }) => {
  const { t } = useTranslation()
  return (
    <ol className={styles.chain} aria-label={t('adds-up.steps')}>
      {addsUp.steps.map((step, at) => (
        <li key={step.name} data-state={step.state}>
          <span className={styles.number} aria-hidden>
            {at + 1}
          </span>
          <StepCard step={step} addsUp={addsUp} />
        </li>
      ))}
    </ol>
  )
}
