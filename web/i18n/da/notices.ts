import type { Texts } from '../texts.ts'

export default {
  'notices.title': 'Når noget bliver solgt',
  'notices.on': 'Denne enhed får besked, når noget bliver solgt.',
  'notices.turnOff': 'Slå fra her',
  'notices.turnOn': 'Få besked på denne enhed',
  'notices.turningOn': 'Slår til …',
  'notices.turningOff': 'Slår fra …',
  'notices.isOn': 'Du får nu besked her.',
  'notices.isOff': 'Du får ikke flere beskeder her.',
  'notices.refused':
    'Browseren er sat til ikke at vise beskeder herfra. Tillad dem i browserens indstillinger for siden, og genindlæs så siden.',
  'notices.homeScreen':
    'På iPhone og iPad skal siden først ligge på hjemmeskærmen: Tryk på Del, vælg Føj til hjemmeskærm, og åbn siden derfra.',
  'notices.unable': 'Denne browser kan ikke vise beskeder.',
  'notices.failed': 'Browseren kunne ikke slå beskeder til. Prøv igen om lidt.',
  'notices.others_one': 'Også slået til på en anden enhed.',
  'notices.others_other': 'Også slået til på {{count}} andre enheder.',
  'notices.othersOff': 'Slå fra på de andre',
  'notices.quiet': 'Stille om natten',
  'notices.quietHint': 'Bliver noget solgt imens, får du det samlet bagefter.',
  'notices.from': 'Fra',
  'notices.to': 'Til',
  'notices.daily': 'Mail om morgenen',
  'notices.dailyHint': 'Kun når der er solgt noget siden sidst.',
  'notices.saving': 'Gemmer …',
  'notices.saved': 'Gemt.',
  'notices.ask': 'Få besked, når noget bliver solgt',
  'notices.yes': 'Ja tak',
  'notices.no': 'Nej tak',
  'codes.push_service_unknown': 'Din browser får beskeder gennem en tjeneste, vi ikke kender.',
  'codes.push_key_wrong': 'Browserens nøgle til beskeder er forkert. Genindlæs siden, og prøv igen.',
} satisfies Texts
