/** What the frame of the settings gives its sections. */
import { useOutletContext } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import type { settingsCalls } from '#shared/markets/settings-calls.ts'
import type { AdminContext } from '../admin-frame.tsx'

export type Settings = Answer<typeof settingsCalls.readSettings>

export interface SettingsContext extends AdminContext {
  settings: Settings
}

export const useSettings = (): SettingsContext => useOutletContext<SettingsContext>()
