import type { Texts } from '../texts.ts'

export default {
  'bankhelp.title': 'Sådan kommer filen i banken',
  'bankhelp.back': 'Til bankfilen',
  'bankhelp.readyTitle': 'Det skal være på plads',
  'bankhelp.readyAgreement':
    'En aftale med banken, så I må sende filer med betalinger i netbanken. Spørg banken, om jeres aftale har det.',
  'bankhelp.readyApprove':
    'Hvem der godkender i banken: én person alene, eller to sammen. Det står i aftalen.',
  'bankhelp.readyFile': 'Bankfilen fra Reol, og antallet og summen på dens kort.',
  'bankhelp.inReolTitle': 'Det vælger I i Reol',
  'bankhelp.chooseFormat': 'Format: {{format}}.',
  'bankhelp.nothingMore': 'Formatet kræver ikke andre valg.',
  'bankhelp.nordeaNew':
    'Vi ved ikke, om Nordeas nyeste netbank for virksomheder stadig tager formatet. Gør den ikke, så brug ISO 20022.',
  'bankhelp.record': 'Bankdatas post: version 5. Vælg version 6, hvis banken beder om den.',
  'bankhelp.becDate':
    'Datoer i filen: DDMMÅÅ. Siger banken, at datoen er forkert i alle linjer, så vælg DDMMÅÅÅÅ og lav filen igen.',
  'bankhelp.agreement':
    'Aftalenummer i banken: det nummer, banken gav jer til filer. Er feltet tomt, bruger Reol jeres CVR-nummer.',
  'bankhelp.version': 'Version: pain.001.001.03. Vælg pain.001.001.09, hvis banken beder om den.',
  'bankhelp.instead':
    'Tager banken ikke formatet, så spørg, om den tager ISO 20022 (pain.001). Så vælger I det i stedet og skriver aftalenummeret til filer.',
  'bankhelp.insteadVatId':
    'Tager banken ikke formatet, så spørg, om den tager ISO 20022 (pain.001). Så vælger I det i stedet. Danske Bank bruger oftest jeres CVR-nummer som aftalenummer.',
  'bankhelp.toSettings': 'Til indstillinger for banken',
  'bankhelp.fileTitle': 'Sådan ser filen ud',
  'bankhelp.ending': 'Filens navn ender på {{ending}}. Lad navnet og filen være, som de er.',
  'bankhelp.oneLineEach': 'Én linje for hver overførsel, uden overskrift.',
  'bankhelp.noNames': 'Filen har konti, men ikke lejernes navne. Det er sådan, formatet er.',
  'bankhelp.most': 'Nordea tager højst 1.200 overførsler i en fil. Er der flere, laver Reol flere filer.',
  'bankhelp.sumsInFile': 'Den første og den sidste linje er bankens egne. Den sidste har antal og sum.',
  'bankhelp.sumsAtTop': 'Filen begynder med antal og sum, så banken selv kan kontrollere dem.',
  'bankhelp.onlyDanish': 'Formatet kan kun bruges til kroner og til danske, færøske og grønlandske konti.',
  'bankhelp.stepsTitle': 'I netbanken',
  'bankhelp.stepFetch': 'Hent filen på siden Bankfil.',
  'bankhelp.stepFind': 'Find det sted i netbanken, hvor man indlæser filer med betalinger.',
  'bankhelp.stepUpload':
    'Vælg filen. Spørger banken om formatet, så vælg det samme som i Reol. Banken viser antal og sum.',
  'bankhelp.stepCompare':
    'Sammenlign med kortet i Reol. Er antal eller sum en anden, så godkend ikke, og slet filen i banken.',
  'bankhelp.stepApprove': 'Godkend i banken. Skal to godkende, så er pengene først på vej efter den anden.',
  'bankhelp.stepMark': 'Markér filen i Reol som lagt i banken. Så får lejerne besked.',
  'bankhelp.refusedTitle': 'Hvis banken siger nej',
  'bankhelp.refusedLead':
    'Markér ikke filen i Reol. Banken skriver, hvad der er galt, med ord eller med en kode som her. Skal I have en ny fil, så træk den gamle tilbage i Reol først.',
  'bankhelp.duplicate': 'Filen eller en betaling findes i forvejen',
  'bankhelp.duplicateTodo':
    'Se i banken, om filen er lagt ind før. Er den det, så godkend kun den ene. Send den ikke igen, før I ved, hvad der er sket.',
  'bankhelp.account': 'Kontoen findes ikke, er lukket eller spærret',
  'bankhelp.accountTodo':
    'Er det jeres egen konto, så ret den i indstillinger. Er det en lejers, så træk filen tilbage, bed lejeren om en ny konto, og lav filen igen.',
  'bankhelp.date': 'Datoen er forkert',
  'bankhelp.dateTodo':
    'Er dagen gået, eller er det ikke en bankdag, så træk filen tilbage, og lav en ny. Reol flytter til næste bankdag.',
  'bankhelp.format': 'Filen kan ikke læses',
  'bankhelp.formatTodo':
    'Se, om banken venter et andet format end det, I har valgt. Har filen været åbnet og gemt i et andet program, så hent den igen.',
  'bankhelp.sum': 'Summen passer ikke',
  'bankhelp.sumTodo': 'Hent filen igen i Reol. Siger banken det stadig, så skriv til Reol.',
  'bankhelp.name': 'Navnet eller adressen passer ikke',
  'bankhelp.nameTodo': 'Skriv lejerens navn, som banken har det, og lav filen igen.',
  'bankhelp.part': 'Kun en del gik igennem, eller noget venter på penge',
  'bankhelp.partTodo':
    'Se i banken, hvilke der ikke gik igennem, og om der er penge nok på kontoen. De, der kommer retur, sætter I tilbage i Reol bagefter.',
  'bankhelp.honest':
    'Menuer hedder noget forskelligt fra bank til bank, og de skifter navn. Derfor skriver vi ikke, hvad I skal trykke på. Bankens egen support ved det: sig, at I vil indlæse en fil med betalinger, og i hvilket format.',
} satisfies Texts
