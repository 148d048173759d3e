/** What holds the till up, in plain words: what it says itself, and what to do meanwhile. */
import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '../kit/notice.tsx'
import { useMayDo } from '../kit/rights/may.ts'
import { type Till, useTillName, useWhen } from './till-words.ts'

/** Who may not see the keys asks somebody who may. */
const CheckKey = () => {
  const { t } = useTranslation()
  const may = useMayDo()
  if (!may('money')) return <Text size="sm">{t('till.askForKey')}</Text>
  return (
    <Anchor component={Link} to="/settings/technical" size="sm">
      {t('till.checkKey')}
    </Anchor>
  )
}

const useKinds = (till: string) => {
  const { t } = useTranslation()
  return {
    silent: { title: t('till.silent', { till }), text: t('till.silentText') },
    busy: { title: t('till.busy', { till }), text: t('till.busyText', { till }) },
    key: { title: t('till.key', { till }), text: t('till.keyText') },
  }
}

export const TillProblem = ({ till, problem }: { till: Till; problem: NonNullable<Till['problem']> }) => {
  const { t } = useTranslation()
  const when = useWhen()
  const name = useTillName()(till)
  const { kind, words, since, nextTry } = problem
  const { title, text } = useKinds(name)[kind]
  return (
    <Notice color={kind === 'key' ? 'berry' : 'straw'} title={title}>
      <Text size="sm">{text}</Text>
      {words && (
        <Text size="sm">
          {t('till.says', { till: name })} <q>{words}</q>
        </Text>
      )}
      {kind === 'key' && <CheckKey />}
      <Text size="sm">{t('till.meanwhile')}</Text>
      <Text size="sm" c="dimmed">
        {t('till.since', { at: when(since) })} {nextTry && t('till.nextTry', { at: when(nextTry) })}
      </Text>
    </Notice>
  )
}
