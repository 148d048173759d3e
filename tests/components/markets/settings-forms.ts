/** Each form of the settings: what is wrong in its fields, and what outlives a reload and another administrator (D30). */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fieldRefusals } from '#shared/kit/field-refusals.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { addressCalls } from '#shared/markets/address-calls.ts'
import { settingsRefusals } from '#shared/markets/settings-refusals.ts'
import { button, errorAt, field, gone, goneText, reload, says, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openSettings, saveBar } from './settings-app.ts'

/** A field by its id: a value that is refused, why, and one that is right. */
export type Rule = [id: string, wrong: string, code: string, right: string]

/** Whether a phone number or a VAT number is right depends on the country, which only the server knows. */
const refusedByCountry = ({ supportPhone, vatId }: { supportPhone?: string; vatId?: string }) => {
  if (supportPhone === '12') return refuseFields({ supportPhone: [settingsRefusals.invalid_support_phone] })
  if (vatId === '12345678') return refuseFields({ vatId: [fieldRefusals.invalid_vat_id] })
  return undefined
}

/** Expects that each field says what is wrong with it, keeps what was typed, and takes what is right. */
export const expectRules = async (section: string, rules: readonly Rule[]) => {
  stub(addressCalls.suggestAddresses, { source: 'none', results: [] })
  const { settings, saves } = await openSettings(section)
  saves.answer(sent => refusedByCountry(sent.body) ?? settings.save(sent))
  for (const [id, wrong, code, right] of rules) {
    await field(id).fill(wrong)
    await saveBar.click()
    await expect
      .element(errorAt(id))
      .toMatchTextContent(says(code === 'required' ? 'kit.required' : `codes.${code}`))
    await expect.element(field(id), { message: 'what was typed stays' }).toHaveValue(wrong)
    await field(id).fill(right)
  }
  await saveBar.click()
  await expect.poll(() => saveBar.query()).toBeNull()
  for (const [id] of rules) expect(errorAt(id).query(), id).toBeNull()
}

/** A field of a form: what one types, what another saves meanwhile, and how that is kept. */
export type Draft = readonly [path: string, id: string, mine: string, theirs: string, changed: object]

/** Expects that what is typed outlives a reload, and that the slower of two chooses. */
export const expectDraft = async ([path, id, mine, theirs, changed]: Draft) => {
  stub(addressCalls.suggestAddresses, { source: 'none', results: [] })
  const { settings } = await openSettings(path)
  await field(id).fill(mine)
  await reload()
  await seenText('form.keptTitle')
  await expect.element(field(id)).toHaveValue(mine)
  settings.change(changed)
  await saveBar.click()
  await seenText('form.changedTitle')
  await page.getByLabelText(new RegExp(`: ${theirs.replaceAll('.', '\\.')}$`)).click()
  await button('form.saveChosen').click()
  await goneText('form.changedTitle')
  await gone(saveBar)
  await expect.element(field(id)).toHaveValue(theirs)
}
