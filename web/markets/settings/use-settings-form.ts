/** A form of one section: it sends what was changed, and shows what another has changed meanwhile (D30). */
import { useTranslation } from 'react-i18next'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import type { CallFailure } from '../../kit/failure.ts'
import { asFields } from '../../kit/form/as-fields.ts'
import type { Typed, Value } from '../../kit/form/conflict.ts'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { notify } from '../../kit/notify.ts'
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
}

export const useSettingsForm = <T extends Typed>({
  fieldsOf,
  onSaved,
  ...options
}: SettingsFormOptions<T>) => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  const barSaves = useBarSaves()
  const { marketId, version } = settings
  /** The settings with the form's fields among them. */
  const withFields = (found: Settings) => ({ ...found, ...fieldsOf(found) })
  return useRouteForm({
    route: settingsCalls.changeSettings,
    initial: fieldsOf(settings),
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
}
