/** The icons with which a market stands on a phone. The build draws them (web/build/app-icons.ts). */
export const APP_ICONS = [
  { src: '/icons/192.png', size: 192, purpose: 'any' },
  { src: '/icons/512.png', size: 512, purpose: 'any' },
  { src: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const
