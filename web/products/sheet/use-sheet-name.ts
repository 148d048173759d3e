import { useMoment } from '../../markets/moment.ts'
import type { Sheet } from '../thing/rows.ts'

/** What a list calls a sheet: one without a name by when it was begun, so that those of one day can be told apart. */
export const useSheetName = () => {
  const moment = useMoment()
  return ({ name, defaultName, created }: Pick<Sheet, 'name' | 'defaultName' | 'created'>): string =>
    name === defaultName ? `${name}, ${moment(Date.parse(created))}` : name
}
