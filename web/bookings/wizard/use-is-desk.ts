import { useMediaQuery } from '@mantine/hooks'

/** True where the cart stands beside the form. The style sheets have the same width. */
export const useIsDesk = (): boolean =>
  useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false }) ?? false
