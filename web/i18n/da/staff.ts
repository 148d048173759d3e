import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'Du er logget ind som {{name}}.',
  'staff.seePage': 'Se butikkens side',
  'staff.menu': 'Menu',
  'staff.customers': 'Kunder',
  'staff.requests': 'Bookinger',
  'staff.marketIdHint': 'Butikkens navn, eller det sidste i dens adresse',
  'staff.marketIdRule': 'Skriv butikkens navn, eller det sidste i dens adresse.',
  'staff.wrongLogIn': 'Brugernavn, adgangskode og butik passer ikke sammen. Tjek alle tre.',
  'staff.booking': 'Booking',
  'staff.settings': 'Indstillinger',
  'staff.pending_one': '{{count}} ny booking venter på jer',
  'staff.pending_other': '{{count}} nye bookinger venter på jer',
  'staff.shelves': 'Hylder',
  'staff.periods': 'Perioder',
  'staff.services': 'Tilvalg',
  'staff.prices': 'Typer og priser',
  'staff.whyNobodyBooks': 'Ingen kan booke online: se hvorfor',
} satisfies Texts
