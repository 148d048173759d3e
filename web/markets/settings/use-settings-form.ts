/** A form of one section: it sends what was changed, and shows what another has changed meanwhile (D30). */
import { useTranslation } from 'react-i18next'
import type { Right } from '#shared/kit/rights.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { rightOf, type Setting } from '#shared/markets/settings-rights.ts'
import type { CallFailure } from '../../kit/failure.ts'
import { asFields } from '../../kit/form/as-fields.ts'
import type { Typed, Value } from '../../kit/form/conflict.ts'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { notify } from '../../kit/notify.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { type Settings, useSettings } from './context.ts'
import { useBarSaves } from './unsaved.tsx'

interface SettingsFormOptions<T extends Typed> {
  /** The fields of the form, as the settings have them. A form with fields of its own reads them from the settings. */
  fieldsOf: (settings: Settings) => T
  labels?: Partial<Record<keyof T & string, string>>
  /** The body of what was typed, for fields that are not the settings' own. */
  body?: (typed: T) => Record<string, unknown>
  check?: (typed: T) => Record<string, string>
  refused?: (failure: CallFailure) => Record<string, string> | undefined
  /** Keys, which no draft keeps. */
  secrets?: readonly (keyof T & string)[]
  nameOf?: (field: string, value: Value) => string | undefined
  /** A text of a code that is better here than the common one. */
  textOf?: (field: string, code: string) => string | undefined
  onSaved?: () => void
  /** What a change asks for, where the fields are not the settings' own. */
  right?: Right
}

export const useSettingsForm = <T extends Typed>({
  fieldsOf,
  onSaved,
  right,
  ...options
}: SettingsFormOptions<T>) => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  const barSaves = useBarSaves()
  const may = useMayDo()
  const { marketId, version } = settings
  /** The settings with the form's fields among them. */
  const withFields = (found: Settings) => ({ ...found, ...fieldsOf(found) })
  const initial = fieldsOf(settings)
  const isLocked = (field: string) => !may(right ?? rightOf(field as Setting))
  const form = useRouteForm({
    route: settingsCalls.changeSettings,
    initial,
    isLocked,
    version,
    ...options,
    send: (body, send) =>
      asFields(send(settingsCalls.changeSettings, { params: { marketId }, body }), withFields),
    busy: t('setup.saving'),
    onDone: () => {
      if (!barSaves.current) notify('good', t('setup.saved'))
      onSaved?.()
    },
  })
  return { ...form, isHidden: Object.keys(initial).every(isLocked) }
}
