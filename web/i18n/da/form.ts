import type { Texts } from '../texts.ts'

export default {
  'form.account': 'Bankkonto',
  'form.changedTitle': 'En anden har ændret det imens',
  'form.changedText':
    'Vælg for hvert felt, hvad der skal gælde, og gem så. Det, du ellers har skrevet, er her stadig.',
  'form.keepMine': 'Behold dit: {{value}}',
  'form.keepOld': 'Behold det gamle: {{value}}',
  'form.takeTheirs': 'Tag det nye: {{value}}',
  'form.yes': 'Ja',
  'form.no': 'Nej',
  'form.nothing': 'tomt',
  'form.saveChosen': 'Gem valget',
  'codes.changed_meanwhile': 'En anden har ændret det imens. Se, hvad der er nyt, og gem igen.',
  'codes.in_use': 'Det er i brug og kan ikke slettes. Slå det fra i stedet.',
  'form.leaveTitle': 'Forlad siden uden at gemme?',
  'form.leaveText': 'Det, du har ændret her, er ikke gemt og går tabt.',
  'form.leave': 'Forlad siden',
  'form.stay': 'Bliv her',
  'form.keptTitle': 'Her er det, du skrev sidst',
  'form.keptText': 'Det er ikke gemt endnu. Gem det, eller kassér det.',
  'form.discard': 'Kassér',
  'codes.name_has_link': 'Navnet må ikke indeholde en webadresse.',
} satisfies Texts
