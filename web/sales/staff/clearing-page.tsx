/** Sales of the till that fit nothing: staff say what they were, or set them aside. */

import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire } from '#shared/kit/money.ts'
import { clearingCalls } from '#shared/sales/clearing-calls.ts'
import { CLEARING_STATES, type ClearingState } from '#shared/sales/clearing-fields.ts'
import { later } from '../../kit/later.tsx'
import type { Column } from '../../kit/list/column.ts'
import { type ListAddress, useListAddress } from '../../kit/list/list-address.ts'
import { ListFile } from '../../kit/list/list-file.tsx'
import { ListFrame } from '../../kit/list/list-frame.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import styles from './clearing.module.css'
import { Line } from './clearing-line.tsx'
import { type ClearingLine, useAmount, useCalled, useReasons } from './clearing-words.ts'

const FindDialog = later(
  ['goods', 'clearing', 'sales'],
  async () => (await import('./find-dialog.tsx')).FindDialog,
)
const AsideDialog = later(
  ['clearing', 'form', 'sales'],
  async () => (await import('./aside-dialog.tsx')).AsideDialog,
)

const FILTERS = [
  { name: 'state', label: '', options: CLEARING_STATES.map(value => ({ value, label: value })) },
  { name: 'date', label: '' },
]

const useStates = (): Record<ClearingState, { name: string; empty: string }> => {
  const { t } = useTranslation()
  return {
    open: { name: t('clearing.open'), empty: t('clearing.allFit') },
    assigned: { name: t('clearing.assigned'), empty: t('clearing.noneAssigned') },
    aside: { name: t('clearing.aside'), empty: t('clearing.noneAside') },
  }
}

/** What became of the lines, and of which day they are. */
const Tools = ({ address, state, date }: { address: ListAddress; state: ClearingState; date: string }) => {
  const { t } = useTranslation()
  const show = useShow()
  const states = useStates()
  const to = (one: ClearingState) => {
    const query = new URLSearchParams({
      ...(one === 'open' ? {} : { state: one }),
      ...(date ? { date } : {}),
    })
    return `/payments/clearing?${query}`
  }
  return (
    <Stack gap="sm">
      <nav className={styles.states} aria-label={t('clearing.states')}>
        {CLEARING_STATES.map(one => (
          <Anchor key={one} component={Link} to={to(one)} aria-current={one === state ? 'true' : undefined}>
            {states[one].name}
          </Anchor>
        ))}
      </nav>
      {date && (
        <Group gap="sm">
          <Text>{t('clearing.onlyDay', { day: show.day(date) })}</Text>
          <Button size="sm" variant="default" onClick={() => address.change({ date: '' })}>
            {t('clearing.allDays')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

/** The lines of all pages as a file. */
const File = ({ query }: { query: { state: ClearingState; date?: string } }) => {
  const { t } = useTranslation()
  const amount = useAmount()
  const called = useCalled()
  const reasons = useReasons()
  const columns: Column<ClearingLine>[] = [
    {
      name: 'date',
      title: t('clearing.fileDay'),
      file: { type: 'day', value: ({ date }) => date },
      cell: ({ date }) => date,
    },
    { name: 'called', title: t('clearing.fileLine'), cell: called },
    { name: 'reason', title: t('clearing.fileReason'), cell: ({ reason }) => reasons[reason].name },
    {
      name: 'amount',
      title: t('clearing.fileAmount'),
      file: { type: 'money', value: one => fromWire(one.amount) },
      cell: amount,
    },
    { name: 'currency', title: t('clearing.fileCurrency'), cell: ({ currency }) => currency },
    { name: 'answer', title: t('clearing.fileAnswer'), cell: ({ answer }) => answer },
  ]
  return (
    <ListFile
      ask={(send, page) => send(clearingCalls.listClearing, { query: { page: String(page), ...query } })}
      title={t('clearing.title')}
      columns={columns}
    />
  )
}

type Opened = { what: 'find' | 'aside'; line: ClearingLine } | undefined

export const ClearingPage = () => {
  const { t } = useTranslation()
  const states = useStates()
  const address = useListAddress({ filters: FILTERS })
  const state = CLEARING_STATES.find(one => one === address.filter('state')) ?? 'open'
  const date = address.filter('date')
  const [opened, setOpened] = useState<Opened>()
  const query = { state, ...(date ? { date } : {}) }
  const lines = useRoute(clearingCalls.listClearing, { query: { page: String(address.page), ...query } })
  const close = () => setOpened(undefined)
  return (
    <Stack gap="md">
      <PageTitle>{t('clearing.title')}</PageTitle>
      <div>
        <StepTitle>{t('clearing.title')}</StepTitle>
        <Text c="dimmed">{t('clearing.lead')}</Text>
      </div>
      <ListFrame
        page={lines}
        // A state is no filter: what its list lacks is nowhere else.
        address={{ ...address, isNarrowed: date !== '', clear: () => address.change({ date: '' }) }}
        tools={<Tools address={address} state={state} date={date} />}
        status={page => t('clearing.lines', { count: page.results.length })}
        empty={states[state].empty}
        noneFound={t('clearing.noneThatDay')}
      >
        {rows => (
          <>
            <File query={query} />
            <ul className={styles.lines}>
              {rows.map(line => (
                <Line
                  key={line.id}
                  line={line}
                  onFind={() => setOpened({ what: 'find', line })}
                  onAside={() => setOpened({ what: 'aside', line })}
                />
              ))}
            </ul>
          </>
        )}
      </ListFrame>
      {opened?.what === 'find' && (
        <FindDialog
          instead={null}
          line={opened.line}
          onClose={close}
          onAside={() => setOpened({ what: 'aside', line: opened.line })}
        />
      )}
      {opened?.what === 'aside' && <AsideDialog instead={null} line={opened.line} onClose={close} />}
    </Stack>
  )
}
