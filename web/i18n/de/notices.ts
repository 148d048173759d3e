import type { Texts } from '../texts.ts'

export default {
  'notices.title': 'Wenn etwas verkauft wird',
  'notices.on': 'Dieses Gerät meldet dir, wenn etwas verkauft wird.',
  'notices.turnOff': 'Hier ausschalten',
  'notices.turnOn': 'Auf diesem Gerät melden',
  'notices.turningOn': 'Wird eingeschaltet …',
  'notices.turningOff': 'Wird ausgeschaltet …',
  'notices.isOn': 'Du bekommst jetzt hier Bescheid.',
  'notices.isOff': 'Hier kommen keine Meldungen mehr.',
  'notices.refused':
    'Der Browser ist so eingestellt, dass er von hier nichts meldet. Erlaube es in den Browsereinstellungen für diese Seite und lade sie neu.',
  'notices.homeScreen':
    'Auf iPhone und iPad muss die Seite zuerst auf dem Home-Bildschirm liegen: Tippe auf Teilen, wähle „Zum Home-Bildschirm“ und öffne sie von dort.',
  'notices.unable': 'Dieser Browser kann nichts melden.',
  'notices.failed': 'Der Browser konnte Meldungen nicht einschalten. Versuch es gleich noch einmal.',
  'notices.others_one': 'Auch auf einem anderen Gerät eingeschaltet.',
  'notices.others_other': 'Auch auf {{count}} anderen Geräten eingeschaltet.',
  'notices.othersOff': 'Auf den anderen ausschalten',
  'notices.quiet': 'Nachts Ruhe',
  'notices.quietHint': 'Was in dieser Zeit verkauft wird, meldet dein Gerät danach auf einmal.',
  'notices.from': 'Von',
  'notices.to': 'Bis',
  'notices.daily': 'Mail am Morgen',
  'notices.dailyHint': 'Nur wenn seit der letzten etwas verkauft wurde.',
  'notices.saving': 'Wird gespeichert …',
  'notices.saved': 'Gespeichert.',
  'notices.ask': 'Bescheid bekommen, wenn etwas verkauft wird',
  'notices.yes': 'Ja, gern',
  'notices.no': 'Nein danke',
  'codes.push_service_unknown': 'Dein Browser bekommt Meldungen über einen Dienst, den wir nicht kennen.',
  'codes.push_key_wrong':
    'Der Schlüssel des Browsers für Meldungen stimmt nicht. Lade die Seite neu und versuch es noch einmal.',
} satisfies Texts
