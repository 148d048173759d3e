import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheckFilled, IconCopy, IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fate } from '#shared/customers/import-row.ts'
import { reasonText } from '#shared/customers/import-words.ts'
import { useLanguage } from '../../i18n/language.ts'
import { type StatusLook, StatusMark } from '../../kit/status-mark.tsx'
import styles from './import.module.css'
import type { Preview } from './preview.ts'

const LOOKS: Record<Fate, StatusLook> = {
  create: { icon: IconCircleCheckFilled, tone: 'good' },
  exists: { icon: IconUserCheck, tone: 'quiet' },
  repeated: { icon: IconCopy, tone: 'quiet' },
  wrong: { icon: IconAlertTriangle, tone: 'bad' },
}

const useFateWords = (): Record<Fate, string> => {
  const { t } = useTranslation()
  return {
    create: t('import.fateCreate'),
    exists: t('import.fateExists'),
    repeated: t('import.fateRepeated'),
    wrong: t('import.fateWrong'),
  }
}

type Filter = 'all' | 'create' | 'known' | 'wrong'

const isKnown = (fate: Fate): boolean => fate === 'exists' || fate === 'repeated'

/** The rows of the file with their fate, all or those of a kind. The server sends the first of each kind. */
export const ImportRows = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const { rows, create, exists, repeated, wrong, samples } = preview
  // What must be mended is what staff look for first.
  const [filter, setFilter] = useState<Filter>(wrong ? 'wrong' : 'all')
  const filters: { name: Filter; label: string; count: number }[] = [
    { name: 'all', label: t('import.all'), count: rows },
    { name: 'create', label: t('import.toCreate'), count: create },
    { name: 'known', label: t('import.known'), count: exists + repeated },
    { name: 'wrong', label: t('import.toMend'), count: wrong },
  ]
  const shown = samples.filter(
    ({ fate }) => filter === 'all' || fate === filter || (filter === 'known' && isKnown(fate)),
  )
  const total = filters.find(({ name }) => name === filter)?.count ?? 0
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="rows">
      <Stack gap="md">
        <Title order={2} size="h3" id="rows">
          {t('import.rows')}
        </Title>
        <Group gap="xs">
          {filters.map(({ name, label, count }) => (
            <Button
              key={name}
              size="sm"
              variant="default"
              className={styles.filter ?? ''}
              aria-pressed={name === filter}
              onClick={() => setFilter(name)}
            >
              {label} · {number.format(count)}
            </Button>
          ))}
        </Group>
        {shown.length ? <Rows rows={shown} /> : <Text c="dimmed">{t('import.none')}</Text>}
        {shown.length < total && (
          <Text size="sm" c="dimmed">
            {t('import.more', { shown: number.format(shown.length), total: number.format(total) })}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}

const Rows = ({ rows }: { rows: Preview['samples'] }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useFateWords()
  return (
    <table className={styles.rows} aria-labelledby="rows">
      <thead>
        <tr>
          <th scope="col">{t('import.line')}</th>
          <th scope="col">{t('import.customer')}</th>
          <th scope="col">{t('import.fate')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, name, email, fate, refusals }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>
              {name}
              <Text size="sm" c="dimmed">
                {email}
              </Text>
            </td>
            <td>
              <StatusMark {...LOOKS[fate]}>{words[fate]}</StatusMark>
              {refusals.map(refusal => (
                <Text size="sm" key={refusal.field}>
                  {reasonText(refusal, language)}
                </Text>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
