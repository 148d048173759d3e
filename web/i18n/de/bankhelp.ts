import type { Texts } from '../texts.ts'

export default {
  'bankhelp.title': 'So kommt die Datei in die Bank',
  'bankhelp.back': 'Zur Bankdatei',
  'bankhelp.readyTitle': 'Das müsst ihr haben',
  'bankhelp.readyAgreement':
    'Einen Vertrag mit der Bank, mit dem ihr Dateien mit Zahlungen ins Onlinebanking laden dürft. Fragt die Bank, ob eurer das umfasst.',
  'bankhelp.readyApprove':
    'Wer in der Bank freigibt: eine Person allein oder zwei zusammen. Das steht im Vertrag.',
  'bankhelp.readyFile': 'Die Bankdatei aus Reol, dazu Anzahl und Summe auf ihrer Karte.',
  'bankhelp.inReolTitle': 'Das wählt ihr in Reol',
  'bankhelp.chooseFormat': 'Format: {{format}}.',
  'bankhelp.nothingMore': 'Mehr müsst ihr für dieses Format nicht einstellen.',
  'bankhelp.nordeaNew':
    'Wir wissen nicht, ob Nordeas neuestes Onlinebanking für Firmen das Format noch liest. Wenn nicht, nehmt ISO 20022.',
  'bankhelp.record': 'Satz von Bankdata: Version 5. Wählt Version 6, wenn die Bank sie verlangt.',
  'bankhelp.becDate':
    'Daten in der Datei: TTMMJJ. Nennt die Bank das Datum in allen Zeilen falsch, wählt TTMMJJJJ und macht die Datei neu.',
  'bankhelp.agreement':
    'Vertragsnummer bei der Bank: die Nummer, die ihr von der Bank für Dateien habt. Ist das Feld leer, nimmt Reol die aus eurer USt-IdNr.',
  'bankhelp.version': 'Version: pain.001.001.03. Wählt pain.001.001.09, wenn die Bank sie verlangt.',
  'bankhelp.instead':
    'Nimmt die Bank das Format nicht, fragt, ob sie ISO 20022 (pain.001) nimmt. Dann wählt ihr das und tragt die Vertragsnummer für Dateien ein.',
  'bankhelp.insteadVatId':
    'Nimmt die Bank das Format nicht, fragt, ob sie ISO 20022 (pain.001) nimmt. Dann wählt ihr das. Bei Danske Bank ist die Vertragsnummer meistens eure CVR-Nummer.',
  'bankhelp.toSettings': 'Zu den Einstellungen für die Bank',
  'bankhelp.fileTitle': 'So sieht die Datei aus',
  'bankhelp.ending': 'Der Name der Datei endet auf {{ending}}. Lasst den Namen und die Datei, wie sie sind.',
  'bankhelp.oneLineEach': 'Eine Zeile für jede Überweisung, ohne Überschrift.',
  'bankhelp.noNames': 'Die Datei nennt Konten, aber nicht die Namen der Mieter. So ist das Format.',
  'bankhelp.most':
    'Nordea nimmt höchstens 1.200 Überweisungen in einer Datei. Sind es mehr, macht Reol mehrere Dateien.',
  'bankhelp.sumsInFile':
    'Die erste und die letzte Zeile gehören der Bank. Die letzte nennt Anzahl und Summe.',
  'bankhelp.sumsAtTop': 'Die Datei beginnt mit Anzahl und Summe, damit die Bank sie selbst prüfen kann.',
  'bankhelp.onlyDanish':
    'Das Format kennt nur Kronen und Konten in Dänemark, auf den Färöern und in Grönland.',
  'bankhelp.stepsTitle': 'Im Onlinebanking',
  'bankhelp.stepFetch': 'Holt die Datei auf der Seite Bankdatei.',
  'bankhelp.stepFind': 'Sucht im Onlinebanking die Stelle, an der man Dateien mit Zahlungen hochlädt.',
  'bankhelp.stepUpload':
    'Wählt die Datei. Fragt die Bank nach dem Format, nehmt dasselbe wie in Reol. Die Bank zeigt Anzahl und Summe.',
  'bankhelp.stepCompare':
    'Vergleicht mit der Karte in Reol. Ist Anzahl oder Summe anders, gebt nichts frei, und löscht die Datei in der Bank.',
  'bankhelp.stepApprove':
    'Gebt in der Bank frei. Müssen zwei freigeben, ist das Geld erst nach der zweiten unterwegs.',
  'bankhelp.stepMark': 'Markiert die Datei in Reol als hochgeladen. Dann bekommen die Mieter Bescheid.',
  'bankhelp.refusedTitle': 'Wenn die Bank ablehnt',
  'bankhelp.refusedLead':
    'Markiert die Datei nicht in Reol. Die Bank schreibt, was nicht stimmt, in Worten oder mit einem Code wie hier. Braucht ihr eine neue Datei, zieht zuerst die alte in Reol zurück.',
  'bankhelp.duplicate': 'Die Datei oder eine Zahlung gibt es schon',
  'bankhelp.duplicateTodo':
    'Seht in der Bank nach, ob die Datei schon einmal hochgeladen wurde. Wenn ja, gebt nur eine frei. Schickt sie nicht noch einmal, bevor ihr wisst, was passiert ist.',
  'bankhelp.account': 'Das Konto gibt es nicht, es ist geschlossen oder gesperrt',
  'bankhelp.accountTodo':
    'Ist es euer eigenes Konto, ändert es in den Einstellungen. Ist es das eines Mieters, zieht die Datei zurück, bittet den Mieter um ein neues Konto, und macht die Datei neu.',
  'bankhelp.date': 'Das Datum ist falsch',
  'bankhelp.dateTodo':
    'Ist der Tag vorbei oder kein Banktag, zieht die Datei zurück, und macht eine neue. Reol nimmt den nächsten Banktag.',
  'bankhelp.format': 'Die Datei ist nicht lesbar',
  'bankhelp.formatTodo':
    'Seht nach, ob die Bank ein anderes Format erwartet als das gewählte. Wurde die Datei in einem anderen Programm geöffnet und gespeichert, holt sie noch einmal.',
  'bankhelp.sum': 'Die Summe passt nicht',
  'bankhelp.sumTodo': 'Holt die Datei noch einmal aus Reol. Sagt die Bank es wieder, schreibt an Reol.',
  'bankhelp.name': 'Name oder Adresse passt nicht',
  'bankhelp.nameTodo': 'Schreibt den Namen des Mieters so, wie die Bank ihn hat, und macht die Datei neu.',
  'bankhelp.part': 'Nur ein Teil ging durch, oder etwas wartet auf Geld',
  'bankhelp.partTodo':
    'Seht in der Bank nach, was nicht durchging, und ob genug Geld auf dem Konto ist. Was zurückkommt, bucht ihr danach in Reol zurück.',
  'bankhelp.honest':
    'Menüs heißen in jeder Bank anders und ändern sich. Deshalb schreiben wir nicht, worauf ihr klicken müsst. Der Support der Bank weiß es: Sagt, dass ihr eine Datei mit Zahlungen hochladen wollt, und in welchem Format.',
} satisfies Texts
