import type { Texts } from '../texts.ts'

export default {
  'staff.loggedInAs': 'Du bist als {{name}} angemeldet.',
  'staff.seePage': 'Seite des Ladens ansehen',
  'staff.menu': 'Menü',
  'staff.customers': 'Kunden',
  'staff.requests': 'Buchungen',
  'staff.pictures': 'Logo und Bilder',
  'staff.marketIdHint': 'Der Name des Ladens oder das Ende seiner Adresse',
  'staff.marketIdRule': 'Gib den Namen des Ladens ein oder das Ende seiner Adresse.',
  'staff.wrongLogIn': 'Benutzername, Passwort und Laden passen nicht zusammen. Prüf alle drei.',
  'staff.code': 'Code aus deiner App',
  'staff.codeHint': 'Sechs Ziffern, oder einer deiner Wiederherstellungscodes',
  'codes.invalid_registration_code': 'Der Code gilt nicht. Frag nach, wo du ihn bekommen hast.',
  'codes.last_administrator': 'Es muss immer jemand bleiben, der den Markt verwalten und sich anmelden kann.',
  'codes.nothing_changed': 'Das sind die Angaben, die du schon hast. Ändere zuerst etwas.',
  'codes.second_factor_off': 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
  'codes.second_factor_on': 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
  'codes.username_taken': 'Diesen Benutzernamen gibt es schon. Wähle einen anderen.',
} satisfies Texts
