import type { LinkProps } from 'react-router-dom'

/** Frames of the screen in which the market's page appears: some seconds. */
const MOST_FRAMES = 300

/** Brings the tenants' log-in into view and into focus, as soon as it is there: it is far down on the market's page. */
const showLogIn = (frames = MOST_FRAMES): void => {
  const card = document.querySelector('[aria-labelledby="tenants"]')
  if (card) {
    card.querySelector<HTMLElement>('input, a, button')?.focus({ preventScroll: true })
    card.scrollIntoView({ block: 'center' })
  } else if (frames) requestAnimationFrame(() => showLogIn(frames - 1))
}

/** Props of a link to the tenants' log-in. */
export const toLogIn = (marketId = ''): Pick<LinkProps, 'to' | 'onClick'> => ({
  to: `/${marketId}`,
  onClick: () => showLogIn(),
})
