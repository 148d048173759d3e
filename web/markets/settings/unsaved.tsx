/** What of a section is changed and not saved, and the bar that saves or discards all of it. */
import { Button, Group, Text } from '@mantine/core'
import { IconDeviceFloppy, IconPencil } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOneAtATime } from '../../kit/act/use-one-at-a-time.ts'
import { useRescuedFocus } from '../../kit/focus.ts'
import type { RouteForm } from '../../kit/form/use-route-form.ts'
import { notify } from '../../kit/notify.ts'
import styles from './settings.module.css'

type Form = Pick<RouteForm, 'submit' | 'discard' | 'conflict'> & { title: string }

/** Reports a form of the section at each of its changes; undefined while nothing in it is changed. */
type Report = (id: string, form: Form | undefined) => void

const Reporting = createContext<Report>(() => undefined)

/** True while the bar saves: it says itself what became of all the forms. */
const BarSaves = createContext<{ current: boolean }>({ current: false })

export const useBarSaves = () => useContext(BarSaves)

/** Makes the section's bar save this form. `title`: what the bar calls it. */
export const useUnsaved = (form: RouteForm, title: string): void => {
  const id = useId()
  const report = useContext(Reporting)
  useEffect(() => report(id, form.isChanged() ? { ...form, title } : undefined))
  useEffect(() => () => report(id, undefined), [id, report])
}

interface BarProps {
  isContested: boolean
  onSave: () => void
  onDiscard: () => void
}

const Bar = ({ isContested, onSave, onDiscard }: BarProps) => {
  const { t } = useTranslation()
  useRescuedFocus()
  return (
    <section className={styles.bar} aria-label={t('setup.notSaved')}>
      <Group gap="xs" wrap="nowrap">
        <IconPencil className={styles.pencil} size={20} aria-hidden />
        <Text fw={600}>{isContested ? t('setup.chooseFirst') : t('setup.notSaved')}</Text>
      </Group>
      <Group gap="sm">
        <Button variant="default" onClick={onDiscard}>
          {t('setup.discard')}
        </Button>
        <Button
          disabled={isContested}
          leftSection={<IconDeviceFloppy size={20} aria-hidden />}
          aria-keyshortcuts="Control+S"
          onClick={onSave}
        >
          {t('setup.save')}
        </Button>
      </Group>
    </section>
  )
}

/** The forms of one section, and below them the bar while one of them is changed. Ctrl+S saves too. */
export const UnsavedForms = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const barSaves = useRef(false)
  const oneAtATime = useOneAtATime()
  const forms = useRef(new Map<string, Form>())
  const [state, setState] = useState<'saved' | 'changed' | 'contested'>('saved')
  const report = useRef<Report>((id, form) => {
    if (form) forms.current.set(id, form)
    else forms.current.delete(id)
    const changed = [...forms.current.values()]
    if (changed.some(({ conflict }) => conflict)) setState('contested')
    else setState(changed.length ? 'changed' : 'saved')
  }).current
  /** One after another: a save changes the version that the next one is checked against. */
  const save = async () => {
    const saved: string[] = []
    const unsaved: string[] = []
    barSaves.current = true
    for (const { submit, title } of [...forms.current.values()])
      (await submit().catch(() => false)) ? saved.push(title) : unsaved.push(title)
    barSaves.current = false
    if (!saved.length) return
    const names = (titles: readonly string[]) => titles.filter(Boolean).join(', ')
    if (unsaved.length)
      notify('warning', t('setup.partlySaved', { saved: names(saved), unsaved: names(unsaved) }))
    else notify('good', t('setup.saved'))
  }
  /** The overlay does not keep Ctrl+S away. */
  const saveOnce = () => void oneAtATime(save)
  const discard = () => {
    for (const form of [...forms.current.values()]) form.discard()
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      const isAsking = document.querySelector('[role="dialog"]') !== null
      if (state === 'changed' && !isAsking) saveOnce()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return (
    <Reporting value={report}>
      <BarSaves value={barSaves}>{children}</BarSaves>
      {state !== 'saved' && <Bar isContested={state === 'contested'} onSave={saveOnce} onDiscard={discard} />}
    </Reporting>
  )
}
