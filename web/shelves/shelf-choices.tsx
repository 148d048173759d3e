/** The shelves that are shown. Some can be chosen, and move to another type in one go. */
import { Button, Checkbox, Group, NativeSelect, Paper } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StaffShelf, shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { Notice } from '../kit/notice.tsx'
import { ShelfRow } from './shelf-row.tsx'
import styles from './staff.module.css'
import { type Unmoved, useMoveShelves } from './use-move-shelves.ts'
import { useRemoval } from './use-staff-work.ts'

export interface Choice {
  value: string
  label: string
}

/** Says which shelves stayed with their type, and why. */
const UnmovedNotice = ({ unmoved }: { unmoved: readonly Unmoved[] }) => {
  const { t } = useTranslation()
  return (
    <Notice title={t('pricelist.unmoved', { count: unmoved.length })} takesFocus>
      <ul>
        {unmoved.map(({ id, name, reason }) => (
          <li key={id}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Which of the shown shelves are chosen, which one is being renamed, and what became of the last move. */
export const useShelfChoices = (shown: readonly StaffShelf[]) => {
  const moveShelves = useMoveShelves()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [target, setTarget] = useState('')
  const [renamed, setRenamed] = useState('')
  const [unmoved, setUnmoved] = useState<readonly Unmoved[]>([])
  const moving = shown.filter(({ id }) => chosen.has(id))
  return {
    shown,
    chosen,
    moving,
    target,
    setTarget,
    renamed,
    setRenamed,
    unmoved,
    toggle: (ids: readonly string[], isChosen: boolean) => {
      setUnmoved([])
      setChosen(new Set([...[...chosen].filter(id => !ids.includes(id)), ...(isChosen ? ids : [])]))
    },
    move: async () => {
      const left = await moveShelves(
        moving.filter(shelf => shelf.type !== target),
        target,
      )
      setUnmoved(left)
      setChosen(new Set(left.map(({ id }) => id)))
    },
  }
}

type ShelfChoice = ReturnType<typeof useShelfChoices>

const ShelfRows = ({ choice }: { choice: ShelfChoice }) => {
  const { t } = useTranslation()
  const remove = useRemoval()
  const { shown, chosen, moving, toggle } = choice
  const all = shown.map(({ id }) => id)
  const removeShelf = ({ id, name }: StaffShelf) =>
    remove(name, send => send(shelvesCalls.removeShelf, { params: { id } }))
  return (
    <Paper withBorder px="lg">
      <Checkbox
        my="sm"
        label={t('pricelist.chooseAll', { count: shown.length })}
        checked={moving.length === shown.length}
        indeterminate={moving.length > 0 && moving.length < shown.length}
        onChange={event => toggle(all, event.currentTarget.checked)}
      />
      <ul className={`${styles.rows} ${styles.shelves}`}>
        {shown.map(shelf => (
          <ShelfRow
            key={shelf.id}
            shelf={shelf}
            isChosen={chosen.has(shelf.id)}
            isRenamed={choice.renamed === shelf.id}
            onChoose={isChosen => toggle([shelf.id], isChosen)}
            onRename={isRenamed => choice.setRenamed(isRenamed ? shelf.id : '')}
            onRemove={() => void removeShelf(shelf)}
          />
        ))}
      </ul>
    </Paper>
  )
}

const MoveBar = ({ choice, types }: { choice: ShelfChoice; types: readonly Choice[] }) => {
  const { t } = useTranslation()
  const { moving, target } = choice
  return (
    <section className={styles.bar} aria-label={t('pricelist.move', { count: moving.length })}>
      <Group align="end">
        <NativeSelect
          label={t('pricelist.moveTo')}
          data={[{ value: '', label: t('pricelist.chooseType') }, ...types]}
          value={target}
          onChange={event => choice.setTarget(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={moving.every(shelf => !target || shelf.type === target)}
          leftSection={<IconArrowsExchange size={20} aria-hidden />}
          onClick={() => void choice.move()}
        >
          {t('pricelist.move', { count: moving.length })}
        </Button>
      </Group>
    </section>
  )
}

interface ShelfChoicesProps {
  choice: ShelfChoice
  types: readonly Choice[]
  /** In the place of the rows when none is shown. */
  children: ReactNode
}

export const ShelfChoices = ({ choice, types, children }: ShelfChoicesProps) => (
  <>
    {choice.unmoved.length > 0 && <UnmovedNotice unmoved={choice.unmoved} />}
    {choice.shown.length ? <ShelfRows choice={choice} /> : children}
    {choice.moving.length > 0 && <MoveBar choice={choice} types={types} />}
  </>
)
