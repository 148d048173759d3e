import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'Du er logget ind som {{name}}.',
  'staff.seePage': 'Se butikkens side',
  'staff.menu': 'Menu',
  'staff.customers': 'Kunder',
  'staff.requests': 'Bookinger',
  'staff.pictures': 'Logo og billeder',
  'staff.marketIdHint': 'Butikkens navn, eller det sidste i dens adresse',
  'staff.marketIdRule': 'Skriv butikkens navn, eller det sidste i dens adresse.',
  'staff.wrongLogIn': 'Brugernavn, adgangskode og butik passer ikke sammen. Tjek alle tre.',
  'staff.code': 'Kode fra din app',
  'staff.codeHint': 'Seks cifre, eller en af dine gendannelseskoder',
  'codes.invalid_registration_code': 'Koden er ikke gyldig. Spørg den, du fik den af.',
  'codes.last_administrator': 'Butikken skal altid have en administrator, der kan logge ind.',
  'codes.nothing_changed': 'Det er de oplysninger, du har i forvejen. Ret noget først.',
  'codes.second_factor_off': 'Totrinslogin er ikke slået til.',
  'codes.second_factor_on': 'Totrinslogin er allerede slået til.',
  'codes.username_taken': 'Det brugernavn er taget. Vælg et andet.',
} satisfies Texts
