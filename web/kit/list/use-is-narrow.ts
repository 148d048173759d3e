import { useMediaQuery } from '@mantine/hooks'

const NARROW = '(max-width: 68.74em)'

/** True where a list is cards: a table has no room for whole dates, phones and amounts there. */
export const useIsNarrow = (): boolean =>
  useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false
