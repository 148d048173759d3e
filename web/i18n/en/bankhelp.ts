import type { Texts } from '../texts.ts'

export default {
  'bankhelp.title': 'How the file gets into the bank',
  'bankhelp.back': 'To the bank export',
  'bankhelp.readyTitle': 'What to have ready',
  'bankhelp.readyAgreement':
    'An agreement with the bank that lets you upload payment files in the online bank. Ask the bank whether yours does.',
  'bankhelp.readyApprove':
    'Who approves in the bank: one person alone, or two together. The agreement says which.',
  'bankhelp.readyFile': 'The bank file from Reol, and the count and the sum on its card.',
  'bankhelp.inReolTitle': 'What to choose in Reol',
  'bankhelp.chooseFormat': 'Format: {{format}}.',
  'bankhelp.nothingMore': 'This format needs no other choice.',
  'bankhelp.nordeaNew':
    'We do not know whether Nordea’s newest online bank for companies still reads this format. If it does not, use ISO 20022.',
  'bankhelp.record': 'Bankdata’s record: version 5. Choose version 6 if the bank asks for it.',
  'bankhelp.becDate':
    'Dates in the file: DDMMYY. If the bank says that the date is wrong in every line, choose DDMMYYYY and make the file again.',
  'bankhelp.agreement':
    'Agreement number at the bank: the number that the bank gave you for files. If the field is empty, Reol uses your CVR number.',
  'bankhelp.version': 'Version: pain.001.001.03. Choose pain.001.001.09 if the bank asks for it.',
  'bankhelp.instead':
    'If the bank does not take this format, ask whether it takes ISO 20022 (pain.001). Then choose that instead, and fill in the agreement number for files.',
  'bankhelp.insteadVatId':
    'If the bank does not take this format, ask whether it takes ISO 20022 (pain.001). Then choose that instead. At Danske Bank the agreement number is usually your CVR number.',
  'bankhelp.toSettings': 'To the settings for the bank',
  'bankhelp.fileTitle': 'What the file looks like',
  'bankhelp.ending': 'The name of the file ends with {{ending}}. Leave the name and the file as they are.',
  'bankhelp.oneLineEach': 'One line for each transfer, without a heading.',
  'bankhelp.noNames': 'The file has accounts, but not the tenants’ names. That is how the format is.',
  'bankhelp.most':
    'Nordea takes at most 1,200 transfers in a file. If there are more, Reol makes several files.',
  'bankhelp.sumsInFile':
    'The first and the last line are for the bank. The last one has the count and the sum.',
  'bankhelp.sumsAtTop': 'The file begins with the count and the sum, so that the bank can check them itself.',
  'bankhelp.onlyDanish': 'This format knows only kroner, and accounts in Denmark, the Faroes and Greenland.',
  'bankhelp.stepsTitle': 'In the online bank',
  'bankhelp.stepFetch': 'Fetch the file on the page Bank export.',
  'bankhelp.stepFind': 'Find the place in the online bank where payment files are imported or uploaded.',
  'bankhelp.stepUpload':
    'Choose the file. If the bank asks for the format, choose the same as in Reol. The bank shows the count and the sum.',
  'bankhelp.stepCompare':
    'Compare them with the card in Reol. If the count or the sum is another, do not approve, and delete the file in the bank.',
  'bankhelp.stepApprove':
    'Approve in the bank. Where two must approve, the money leaves only after the second one.',
  'bankhelp.stepMark': 'Mark the file in Reol as uploaded. Then the tenants are told.',
  'bankhelp.refusedTitle': 'If the bank refuses',
  'bankhelp.refusedLead':
    'Do not mark the file in Reol. The bank says what is wrong, in words or by a code as below. If you need a new file, withdraw the old one in Reol first.',
  'bankhelp.duplicate': 'The file or a payment is there already',
  'bankhelp.duplicateTodo':
    'Look in the bank whether the file was uploaded before. If so, approve only one of them. Do not send it again before you know what happened.',
  'bankhelp.account': 'The account does not exist, is closed or is blocked',
  'bankhelp.accountTodo':
    'If it is your own account, correct it in the settings. If it is a tenant’s, withdraw the file, ask the tenant for a new account, and make the file again.',
  'bankhelp.date': 'The date is wrong',
  'bankhelp.dateTodo':
    'If the day is over or is no bank day, withdraw the file and make a new one. Reol takes the next bank day.',
  'bankhelp.format': 'The file cannot be read',
  'bankhelp.formatTodo':
    'See whether the bank expects another format than the one you chose. If the file was opened and saved in another program, fetch it again.',
  'bankhelp.sum': 'The sum does not fit',
  'bankhelp.sumTodo': 'Fetch the file from Reol again. If the bank still says so, write to Reol.',
  'bankhelp.name': 'The name or the address does not fit',
  'bankhelp.nameTodo': 'Write the tenant’s name as the bank has it, and make the file again.',
  'bankhelp.part': 'Only a part went through, or something waits for money',
  'bankhelp.partTodo':
    'Look in the bank which ones did not go through, and whether there is enough money on the account. Those that come back you put back on balances in Reol afterwards.',
  'bankhelp.honest':
    'Menus have different names in each bank, and the names change. So we do not say what to press. The bank’s own support knows: tell them that you want to upload a payment file, and in which format.',
} satisfies Texts
