import { useLocation, useNavigate } from 'react-router-dom'

/**
 * A step within a page is an entry of the browser's history, so that Back leads to the step before. It is named in the
 * entry's state, because the address may hold a link that others must not get. Undefined on the first one.
 */
export const useStep = <Step extends string>() => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  return {
    step: (state as { step?: Step } | null)?.step,
    /** `replace`: the step takes the place of the present entry, as of one whose choice a reload has lost. */
    goTo: (step: Step, replace = false) =>
      void navigate({ pathname, search, hash }, { state: { step }, replace }),
    goBack: () => void navigate(-1),
  }
}
