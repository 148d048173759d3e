import type { Texts } from '../texts.ts'

export default {
  'codes.below_customer_dates': 'Kunden har købt flere dage. Giv mindst de dage, kunden har betalt for.',
  'codes.booking_runs': 'Bookingen er begyndt. Første dag kan ikke flyttes.',
  'codes.held_by_visitor':
    'En besøgende er ved at booke hylden. Vent, til reservationen er betalt eller udløbet.',
  'codes.no_mail_address': 'Kunden har ingen mailadresse.',
  'codes.not_booked': 'Hylden er ikke booket, så der er intet at bekræfte.',
  'codes.payment_request_out': 'Der er sendt et betalingslink. Træk det tilbage, før du ændrer bookingen.',
  'codes.refund_first': 'Bookingen er betalt, online eller ved en afregning. Betal pengene tilbage i stedet.',
  'codes.status_not_possible': 'Bookingen kan ikke få den status.',
  'staff-bookings.needsYou': 'Kræver dig',
  'staff-bookings.lapsed': 'Link udløbet',
  'staff-bookings.link': 'Betalingslink',
  'staff-bookings.dayAndTime': '{{day}} kl. {{time}}',
  'staff-bookings.linkSent': 'Betalingslink sendt {{when}} til {{email}}.',
  'staff-bookings.linkIsOut': 'Betalingslinket er sendt.',
  'staff-bookings.linkWorks': 'Betaler kunden ikke inden {{when}}, står bookingen igen som ikke betalt.',
  'staff-bookings.linkPaying': 'Kunden har kortvinduet åbent lige nu.',
  'staff-bookings.linkLapsed': 'Linket udløb {{when}} uden betaling. Send et nyt, eller tal med kunden.',
  'staff-bookings.linkOver': 'Linket virker ikke længere.',
  'staff-bookings.linkPaid': 'Kunden betalte {{when}}.',
  'staff-bookings.linkSettled': 'Betalt på anden måde {{when}}.',
  'staff-bookings.send': 'Send betalingslink',
  'staff-bookings.sendNew': 'Send nyt betalingslink',
  'staff-bookings.sendAgain': 'Send linket igen',
  'staff-bookings.sendTitle': 'Send betalingslink?',
  'staff-bookings.sendAgainTitle': 'Send linket igen?',
  'staff-bookings.sendTo':
    'Mailen »Betal din booking hos {{shop}}« med et link til at betale {{amount}} går til {{email}}.',
  'staff-bookings.worksUntil': 'Sidste dag at betale',
  'staff-bookings.worksByItself': 'Lad feltet stå tomt, så virker linket til {{when}}.',
  'staff-bookings.dayIsOver': 'Vælg en dag, der ikke er gået.',
  'staff-bookings.freeTitle': 'Bookingen koster ikke noget',
  'staff-bookings.freeText':
    'Kunden skal ikke bruge et kort. Med linket siger kunden ja til bookingen og får en bekræftelse.',
  'staff-bookings.sendMeans':
    'Så længe linket er ude, ligger datoer og pris fast. Betaler kunden ikke i tide, står bookingen igen som ikke betalt, og I får besked her.',
  'staff-bookings.sending': 'Sender …',
  'staff-bookings.isSent': 'Betalingslinket er sendt.',
  'staff-bookings.saving': 'Gemmer …',
  'staff-bookings.noAddressTitle': 'Der er ingen mailadresse at sende til',
  'staff-bookings.noAddressText':
    'Linket sendes til kundens mailadresse. Tilføj den på kundens side, og kom tilbage.',
  'staff-bookings.noCustomerText':
    'Bookingen har ingen kunde, så linket kan ikke sendes til nogen. Book hylden til kunden i stedet.',
  'staff-bookings.addAddress': 'Åbn kunden',
  'staff-bookings.onlineOff':
    'Online booking er slået fra eller mangler noget, så ingen kan betale med et link. Se Indstillinger.',
  'staff-bookings.changedTitle': 'En anden har ændret bookingen imens',
  'staff-bookings.changedPrice':
    'Den koster nu {{amount}} i alt. Se den igennem, og tryk igen. Det, du har skrevet, er her stadig.',
  'staff-bookings.linkGone':
    'Linket er betalt, udløbet eller trukket tilbage imens. Her er bookingen, som den er nu.',
  'staff-bookings.inShort': '{{shelf}}, {{dates}}, {{amount}}',
  'staff-bookings.was': 'Før: {{before}}',
  'staff-bookings.isNow': 'Nu: {{now}}',
  'staff-bookings.changedOther': 'Hylde, dage og pris er de samme.',
  'staff-bookings.settle': 'Betalt på anden måde',
  'staff-bookings.settleTitle': 'Notér {{amount}} som betalt i butikken?',
  'staff-bookings.settleText':
    'Bookingen står som betalt, og linket virker ikke længere. Slå beløbet ind på jeres egen kasse.',
  'staff-bookings.settlePaying':
    'Kunden har kortvinduet åbent. Betaler kunden alligevel, går pengene tilbage til kortet af sig selv.',
  'staff-bookings.settleSave': 'Notér som betalt',
  'staff-bookings.isSettled': 'Bookingen er noteret som betalt i butikken.',
  'staff-bookings.withdraw': 'Træk linket tilbage',
  'staff-bookings.withdrawTitle': 'Træk betalingslinket tilbage?',
  'staff-bookings.withdrawText':
    'Linket i mailen virker ikke længere, og bookingen står som ikke betalt. Kunden får ingen mail om det.',
  'staff-bookings.withdrawPaying':
    'Kunden har kortvinduet åbent. Betaler kunden nu, gælder betalingen alligevel.',
  'staff-bookings.isWithdrawn': 'Linket er trukket tilbage.',
} satisfies Texts
