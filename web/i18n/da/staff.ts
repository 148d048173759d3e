import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'Du er logget ind som {{name}}.',
  'staff.seePage': 'Se butikkens side',
  'staff.menu': 'Menu',
  'staff.customers': 'Kunder',
  'staff.requests': 'Bookinger',
  'staff.settings': 'Indstillinger',
  'staff.marketIdHint': 'Butikkens navn, eller det sidste i dens adresse',
  'staff.marketIdRule': 'Skriv butikkens navn, eller det sidste i dens adresse.',
  'staff.wrongLogIn': 'Brugernavn, adgangskode og butik passer ikke sammen. Tjek alle tre.',
} satisfies Texts
