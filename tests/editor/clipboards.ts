// What other programs put on the clipboard as HTML, shortened, with the Markdown that it must become.

/**
 * A list item of Word: a paragraph that starts with the marker of the item, such as a dot, on a line of its
 * own.
 */
export function wordItem(marker: string, words: string, level = 1): string {
  return `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>\n`
}

/** A document of Word, with the styles that Word adds. */
export function wordDocument(body: string): string {
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
${body}
<!--EndFragment--></body></html>`
}

const comment = (words: string) =>
  `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span class=MsoCommentReference><span style='font-size:8.0pt'><a href="#_msoanchor_1" class=msocomoff>[AB1]</a></span></span>${words}<o:p></o:p></p></div></div></div>`

/**
 * Documents of other programs that replace a paragraph: the name, the HTML, and the Markdown that is written.
 */
export const documents: [program: string, html: string, written: string[]][] = [
  [
    'Word with tracked changes, a comment and hidden text',
    wordDocument(`<p class=MsoNormal>We open at <del cite="mailto:Ann%20Bell" datetime="2026-11-02T10:15"><span lang=EN-US>nine</span></del><ins cite="mailto:Ann%20Bell" datetime="2026-11-02T10:15"><span lang=EN-US>ten</span></ins> on <a style='mso-comment-reference:AB_1;mso-comment-date:20261102T1016'>Mondays</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>.<span style='display:none;mso-hide:all'> Ask Ann first.</span><o:p></o:p></p>
<p class=MsoNormal>Bring a pen.<o:p></o:p></p>${comment('Is this right?')}`),
    ['We open at ten on Mondays.', 'Bring a pen.'],
  ],
  [
    'Word with a list inside a list',
    wordDocument(
      wordItem('1.', 'Save') +
        wordItem('o', 'a <s>lot</s> little', 2) +
        wordItem('o', 'often', 2) +
        wordItem('2.', 'Spend'),
    ),
    ['1. Save\n   - a ~~lot~~ little\n   - often\n2. Spend'],
  ],
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2"><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;text-decoration:none;white-space:pre-wrap">A bill</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span style="font-weight:400;text-decoration:line-through;white-space:pre-wrap">any year</span></p></li></ul></ul><br /><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="100" /><col width="100" /></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:700">When</span></p></td><td><p dir="ltr"><span>What</span></p></td></tr><tr><td><p dir="ltr"><span>May</span></p></td><td><p dir="ltr"><span>Rent | bills</span></p></td></tr><tr><td><br /></td><td><p>Food</p></td></tr></tbody></table></div></b>`,
    [
      '- A bill\n  - ~~any year~~',
      '| **When** | What |\n| --- | --- |\n| May | Rent \\| bills |\n| | Food |',
    ],
  ],
  [
    'Outlook',
    `<html><body>\r\n<!--StartFragment--><div class="elementToProof" style="font-family:Aptos">Dear all,</div><div class="elementToProof"><br></div><div class="elementToProof">The next <span style="font-weight:bold">course</span> starts soon.<img width="1" height="1" src="https://track.example.org/a.gif"></div><!--EndFragment-->\r\n</body>\r\n</html>`,
    ['Dear all,', 'The next **course** starts soon.'],
  ],
  [
    'WhatsApp',
    `<meta charset='utf-8'><span dir="ltr" class="_ao3e selectable-text copyable-text" style="white-space: pre-wrap;"><span>See you on Monday <img crossorigin="anonymous" alt="🎉" draggable="false" class="b61 emoji" src="https://web.whatsapp.com/emoji/v1/15/1/0/a.png">\n\nBring a <strong class="_ao3e selectable-text copyable-text">pen</strong></span></span>`,
    ['See you on Monday 🎉', 'Bring a **pen**'],
  ],
  [
    'Pages',
    `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><style type="text/css">p.p1 {margin: 0.0px}</style></head><body><p class="p1"><b>What to bring</b></p><ul class="ul1"><li class="li1"><span class="s1"></span>A bill<span class="Apple-converted-space"> </span></li><li class="li1">A pen</li></ul></body></html>`,
    ['**What to bring**', '- A bill\n- A pen'],
  ],
  [
    'a web page with hidden text',
    `<meta charset='utf-8'><p>Shown.</p><p style="display: none">Not shown.</p><p hidden>Neither.</p><p>Shown <span style="visibility:hidden">not</span> too.</p>`,
    ['Shown.', 'Shown too.'],
  ],
  [
    'a code editor',
    `<meta charset='utf-8'><div style="color:#ccc;font-family:Consolas;white-space:pre;"><div><span style="color:#569cd6">## Plans</span></div><br><div><span>Save a **little**.</span></div></div>`,
    ['## Plans', 'Save a **little**.'],
  ],
]
