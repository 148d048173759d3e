/** A dialog with one form (web/kit/form/form-dialog.tsx): Enter, Escape, refusals, and colleagues who were faster. */
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import type { Route } from '#shared/kit/contract.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { confirm } from '#web/kit/dialog/confirm.ts'
import { FormDialog, useDialogForm } from '#web/kit/form/form-dialog.tsx'
import { field, gone, press, renderScreen, seen } from '../screen.tsx'
import { LOST, stub } from '../stub.ts'
import { versioned } from '../versioned.ts'

const SAVE = {
  method: 'PUT',
  path: 'shelf_words/{id}',
  audiences: ['admin'],
  summary: 'Write a word about a shelf',
  params: z.object({ id: z.string() }),
  repeatable: true,
  body: z.object({ version: z.number(), words: z.optional(z.string()), title: z.string() }),
  answer: z.object({ version: z.number(), words: z.string(), title: z.string(), price: z.string() }),
  refusals: [commonRefusals.not_found, kitRefusals.changed_meanwhile],
} as const satisfies Route

interface DialogProps {
  version: number
  canSave: boolean
  onClose: () => void
  refresh: () => void
}

const Dialog = ({ version, canSave, onClose, refresh }: DialogProps) => {
  const form = useDialogForm<typeof SAVE, { words: string; title: string }, { price: string }>({
    route: SAVE,
    params: { id: '1' },
    initial: { words: '', title: '' },
    labels: { words: 'Words', title: 'Title' },
    body: typed => typed,
    version,
    changed: ({ price }) => <p>{`It costs ${price} now`}</p>,
    busy: 'Saving',
    done: 'Saved',
    refresh,
    onClose,
  })
  return (
    <FormDialog form={form} title="A word" save={canSave ? 'Save' : undefined}>
      <TextInput {...form.field('title')} data-autofocus />
      <Textarea {...form.field('words')} />
      <button
        type="button"
        onClick={() => void confirm({ title: 'Sure?', text: 'Is it so?', action: 'It is' })}
      >
        Ask
      </button>
    </FormDialog>
  )
}

const Screen = ({ canSave = true }: { canSave?: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  /** The screen below fetches the shelf again while the dialog is open. */
  const [version, setVersion] = useState(1)
  const [isRefreshed, setRefreshed] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" id="again" onClick={() => setVersion(2)}>
        Fetch again
      </button>
      {isRefreshed && <p>Fetched again</p>}
      {isOpen && (
        <Dialog
          version={version}
          canSave={canSave}
          onClose={() => setOpen(false)}
          refresh={() => setRefreshed(true)}
        />
      )}
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'A word' })
const save = dialog.getByRole('button', { name: 'Save' })

const open = async (props: { canSave?: boolean } = {}) => {
  const shelf = versioned({ words: '', title: '', price: '100', version: 1 })
  const saves = stub(SAVE, shelf.save)
  await renderScreen(<Screen {...props} />, { session: 'admin' })
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(field('title')).toHaveFocus()
  /** The next answer comes when the test lets it. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    saves.answer(async sent => {
      await promise
      return shelf.save(sent)
    })
    return resolve
  }
  return { shelf, saves, hold }
}

test('Enter in a field saves, twice Enter saves once, and the focus goes back to what opened the dialog', async () => {
  const { saves, hold } = await open()
  const resolve = hold()
  await field('title').fill('Sale')
  await press('{Enter}{Enter}')
  await seen(page.getByText('Saving'))
  resolve()
  await gone(dialog)
  await seen(page.getByText('Saved'))
  expect(saves.sent).toHaveLength(1)
  await expect.poll(() => document.activeElement?.textContent).toBe('Open')
})

test('A refusal stands at its field, and what was typed stays', async () => {
  const { saves } = await open()
  saves.answer(refuseFields({ title: [inputRefusals.invalid] }))
  await field('title').fill('Sale')
  await save.click()
  await expect.element(field('title')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('title')).toHaveValue('Sale')
  await seen(dialog)
})

test('A refusal which says that the screen is old shows it anew, and the dialog stays', async () => {
  const { saves } = await open()
  saves.answer(refuse(commonRefusals.not_found))
  await field('title').fill('Sale')
  await save.click()
  await seen(page.getByText('Fetched again'))
  await expect.element(field('title')).toHaveValue('Sale')
})

test('A try after a lost answer has the same key', async () => {
  const { shelf, saves } = await open()
  saves.answer(LOST)
  await field('title').fill('Sale')
  await save.click()
  await gone(page.getByText('Saving'))
  await expect.element(field('title')).toHaveValue('Sale')
  saves.answer(shelf.save)
  await save.click()
  await gone(dialog)
  expect(saves.sent[0]?.key).toBeTruthy()
  expect(saves.sent.map(({ key }) => key)).toEqual([saves.sent[0]?.key, saves.sent[0]?.key])
})

test('What a colleague changed stands in the dialog; what was typed stays, and is saved over what is there now', async () => {
  const { shelf, saves } = await open()
  await field('title').fill('Sale')
  shelf.change({ price: '120' })
  // The screen below shows it, and the dialog is still about what was there when it opened.
  document.getElementById('again')?.click()
  await save.click()
  await seen(dialog.getByText('It costs 120 now'))
  await expect.element(field('title')).toHaveValue('Sale')
  await save.click()
  await gone(dialog)
  expect(saves.sent.map(({ body }) => body.version)).toEqual([1, 2])
})

test('What is typed while a save is under way stays', async () => {
  const { shelf, hold } = await open()
  const resolve = hold()
  shelf.change({ price: '120' })
  await field('title').fill('Sale')
  await press('{Enter}')
  await seen(page.getByText('Saving'))
  await field('words').fill('Until Sunday')
  resolve()
  await seen(dialog.getByText('It costs 120 now'))
  await expect.element(field('words')).toHaveValue('Until Sunday')
  await expect.element(field('title')).toHaveValue('Sale')
})

test('Escape closes a dialog while nothing is typed, and the focus goes back', async () => {
  await open()
  await press('{Escape}')
  await gone(dialog)
  await expect.poll(() => document.activeElement?.textContent).toBe('Open')
})

test('Escape loses nothing that is typed', async () => {
  await open()
  await field('title').fill('Sale')
  await press('{Escape}')
  await expect.element(field('title')).toHaveValue('Sale')
  await seen(dialog)
})

test('Escape closes the upper dialog only', async () => {
  await open()
  await dialog.getByRole('button', { name: 'Ask' }).click()
  await seen(page.getByRole('dialog', { name: 'Sure?' }))
  await press('{Escape}')
  await gone(page.getByRole('dialog', { name: 'Sure?' }))
  await seen(dialog)
  await expect.poll(() => document.activeElement?.textContent).toBe('Ask')
})

test('Enter sends nothing where nothing can be saved', async () => {
  const { saves } = await open({ canSave: false })
  await press('{Enter}')
  await seen(dialog)
  expect(saves.sent).toEqual([])
})
