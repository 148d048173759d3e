import type { Texts } from '../texts.ts'

export default {
  'feedsetup.lead':
    'Jeres opslag på Instagram vises på siden for {{name}}, så kunder kan spørge om det, de ser.',
  'feedsetup.noApp':
    'Reol er ikke forbundet med Instagram her. Skriv til Reol, hvis I gerne vil vise jeres opslag.',
  'feedsetup.how':
    'I kommer til Instagram og siger ja der. Kontoen skal være en virksomheds- eller creator-konto; det er gratis at skifte. Reol henter kun billeder, videoer og tekster og skriver aldrig noget.',
  'feedsetup.connect': 'Forbind Instagram',
  'feedsetup.again': 'Forbind igen',
  'feedsetup.connecting': 'Forbinder …',
  'feedsetup.connected': 'Forbundet',
  'feedsetup.notConnected': 'Ikke forbundet',
  'feedsetup.isLost': 'Virker ikke længere',
  'feedsetup.accountTitle': 'Konto',
  'feedsetup.account': '@{{username}} er forbundet.',
  'feedsetup.since': 'Siden {{at}}',
  'feedsetup.fetched': 'Opslagene er sidst hentet {{at}}. De hentes hver time.',
  'feedsetup.fetching': 'Opslagene bliver hentet nu. Det tager et øjeblik.',
  'feedsetup.seePage': 'Se dem på jeres side',
  'feedsetup.lostTitle': 'Instagram siger nej til forbindelsen',
  'feedsetup.lostText':
    'Det sker, når adgangskoden bliver skiftet, eller Reol bliver fjernet på Instagram. De opslag, der er hentet, bliver på siden. Der kommer ingen nye, før I forbinder igen.',
  'feedsetup.deniedTitle': 'Instagram blev ikke forbundet',
  'feedsetup.deniedText': 'I sagde nej på Instagram, så intet er ændret.',
  'feedsetup.staleText': 'Der gik for lang tid, eller en anden begyndte på det. Begynd forfra her.',
  'feedsetup.disconnect': 'Fjern forbindelsen',
  'feedsetup.disconnecting': 'Fjerner …',
  'feedsetup.disconnectTitle': 'Fjern forbindelsen til @{{username}}?',
  'feedsetup.disconnectText': 'Opslagene forsvinder fra jeres side. På Instagram bliver de, hvor de er.',
  'feedsetup.disconnected': 'Forbindelsen er fjernet.',
  'codes.instagram_refused': 'Instagram tog ikke imod forbindelsen. Begynd forfra.',
  'codes.instagram_unavailable': 'Instagram svarer ikke lige nu. Prøv igen om lidt.',
} satisfies Texts
