/** One promotion as the editor of that kind writes it. */
export interface EditorsText {
  readonly editor: 'mail builder' | 'word processor' | 'spreadsheet' | 'wysiwyg' | 'markdown' | 'plain text';
  readonly html: string;
  /** Words that a reader sees, and words that none may see. */
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

const MAIL = `<!doctype html><html><head><title>Campaign 77</title><style>@import url(https://fonts.example/all.css);
.hide-me{display:none} div,p{display:block} .h{font-size:28px;color:#0b1a33} @media print{.main{display:none}}
</style><style type="text/css" media="screen"><!-- .of-old{display:none} --></style><base href="https://mail.example/"></head><body bgcolor="#f4f4f4" style="margin:0">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0;opacity:0;overflow:hidden">Open this mail for a surprise&zwnj;&nbsp;&zwnj;</div>
<div class="hide-me">Seen by old programs</div><p class="of-old">Seen by older ones</p>
<!--[if mso]><table width="640"><tr><td>For Outlook</td></tr></table><![endif]-->
<table role="presentation" width="640" cellpadding="0" cellspacing="0" border="0" align="center" bgcolor="#ffffff" class="main"><tr>
<td style="font-size:0;padding:20px" align="center"><div style="font-size:16px;width:600px"><h1 class="h">Weekend reload</h1></div></td></tr>
<tr><td style="padding:24px;font-family:Arial;color:#333333"><p style="margin:0">Deposit between Friday and Sunday and we add <b style="color:#c00000">50%</b> on top. Every member can take part twice, once on each of the two days that suit them best.</p></td></tr>
<tr><td><table width="600" cellpadding="8"><tr><td width="300" valign="top" bgcolor="#003366" style="color:#ffffff"><p>Minimum deposit 500</p></td>
<td width="300" valign="top"><p>Turnover eight times the bonus, within seven days</p></td></tr></table></td></tr>
<tr><td><table width="600"><tr><td width="200"><h2>Congratulations!</h2></td><td width="200"><h2>Entertainment</h2></td><td width="200"><h2>Internationally</h2></td></tr></table></td></tr>
<tr><td><table align="center"><tr><td bgcolor="#ff6600"><a href="https://partner.example/more" style="color:#ffffff">More of it</a></td></tr></table></td></tr>
<tr><td align="center"><a href="https://partner.example/reload" style="background-color:#e53935;color:#ffffff;padding:14px 40px;border-radius:4px;text-decoration:none;mso-hide:all">Claim the bonus</a></td></tr>
<tr><td><img src="https://pixel.example/open.gif" width="1" height="1" alt=""><img src="https://pictures.example/wheel.png" width="600" alt="A golden wheel"></td></tr>
<tr><td style="font-size:12px;color:#999999">Questions? <a href="mailto:help@site.example">Write to us</a> or <a href="tel:+639175550001">call</a>. <a href="#">Back to top</a></td></tr>
</table></body></html>`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-parent:"";margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><div class=WordSection1>
<p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:18.0pt;color:black;mso-themecolor:text1'>Terms &amp; conditions<o:p></o:p></span></b></p>
<p class=MsoNormal><span style='mso-hide:all;display:none'>Draft 3</span><span lang=EN-US style='color:black;background:white'>The member&rsquo;s first deposit of the day counts. Bets on draws don&rsquo;t.</span></p>
<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]><span style='color:red'>One account for each person.</span></p>
<p class=MsoNormal><span style='background:yellow;mso-highlight:yellow'>Ends on Sunday.</span> <a href="javascript:void(0)">Rules</a></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 width=623 style='width:467.5pt;border-collapse:collapse;border:none'><tr><td width=312 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Deposit</b></p></td><td width=312 style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Bonus</b></p></td></tr>
<tr><td><p class=MsoNormal>500 and more</p></td><td><p class=MsoNormal>50, credited at once</p></td></tr></table></div></body></html>`;

const COLUMNS = [
  'Level',
  'Monthly deposit',
  'Weekly rebate',
  'Birthday gift',
  'Withdrawals a day',
  'Manager',
  'Upgrade',
];

const SHEET = `<p>What each level brings:</p><style>td{mso-style-parent:style0;color:black;white-space:nowrap} .xl65{border:.5pt solid windowtext}</style>
<table border=0 cellpadding=0 cellspacing=0 width=800 style='border-collapse:collapse;width:600pt'><colgroup>${COLUMNS.map(() => "<col width=114 style='mso-width-source:userset'>").join('')}</colgroup>
<tr height=20>${COLUMNS.map((name) => `<td class=xl65 width=114 height=20 style='background:#1F4E78;color:white'>${name}</td>`).join('')}</tr>
${['Bronze', 'Silver', 'Gold', 'Platinum']
  .map(
    (level, index) =>
      `<tr height=20><td class=xl65>${level}</td><td class=xl65 align=right x:num>${(index + 1) * 10_000}</td><td class=xl65>0.${index + 3}%</td><td class=xl65>${index * 88}</td><td class=xl65>${index + 2}</td><td class=xl65>${index > 1 ? 'Personal' : 'None'}</td><td class=xl65>Automatic</td></tr>`,
  )
  .join(
    '',
  )}<tr style='display:none'><td colspan=7>Internal margin</td></tr></table><p>Levels are counted on the first of each month.</p>`;

const WYSIWYG = `<h2 style="text-align:center;"><span style="color:#000000;">Lucky spin</span></h2>
<p><font color="#000000">Spin once a day.</font> <span style="background-color:#ffff00;color:#000000">Up to 8,888!</span>&nbsp;<span style="color:rgb(255,255,255)">Good luck.</span></p>
<p><img src="/images/banner/1.png?v=21" alt="" align="left" style="width:280px">Beside the picture there is little room for extraordinarily long words.</p>
<p><img src="/images/banner/1.png?v=20" alt="The wheel of the spin" style="width:900px;height:360px"></p>
<ol type="a"><li>Log in</li><li>Open <a href="rewardCenter">the reward centre</a></li><li>Spin</li></ol>
<blockquote><p>Won 888 on my second day.</p></blockquote>
<figure class="media"><iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="How it works"></iframe></figure>
<p><a href="https://t.me/example_support" target="_blank">Ask on Telegram</a> · <a href="tg://resolve?domain=example_support">in the app</a></p>`;

const MARKDOWN = `<h1 id="cash-race">Cash race</h1>
<p>Points are counted by this formula, <code>points = bets / 100</code>:</p>
<pre><code class="language-text">points = floor(turnover / 100) * multiplier(level) + bonus_points_for_each_finished_mission - points_that_were_taken_back
prize  = pool * points / sum(points)
</code></pre>
<table><thead><tr><th align="left">Place</th><th align="right">Prize</th><th>What else the winner of this place receives from us</th></tr></thead><tbody><tr><td align="left">1</td><td align="right">88,888</td><td>A ticket to the final of the season with a companion</td></tr><tr><td align="left">2</td><td align="right">38,888</td><td>AVeryLongProductNameThatHasNoPlaceToBreak-2026</td></tr></tbody></table>
<hr><p>Read <a href="/m/help?p=0">the help</a> and <a href="https://race.example/board">the board</a>.</p>`;

const PLAIN = `Rain of red envelopes

1. Every evening at 20:00
2. Open as many as you can in 30 seconds
   Envelopes are counted once

It’s free. 3 < 5 & 7 > 2, and don't be late!
Write to <help@site.example>.`;

/** Six promotions of six editors. */
export const EDITORS_TEXTS: readonly EditorsText[] = [
  {
    editor: 'mail builder',
    html: MAIL,
    shown: ['Weekend reload', 'Minimum deposit 500', 'Claim the bonus', 'A golden wheel', 'Back to top'],
    hidden: ['surprise', 'Seen by', 'For Outlook', 'Campaign 77'],
  },
  {
    editor: 'word processor',
    html: WORD,
    shown: ['Terms & conditions', 'The member’s first deposit', 'One account', 'Rules', 'credited at once'],
    hidden: ['Draft 3', 'WordDocument', 'Normal', 'Style Definitions'],
  },
  {
    editor: 'spreadsheet',
    html: SHEET,
    shown: ['What each level brings', 'Weekly rebate', 'Platinum', '0.6%'],
    hidden: ['Internal margin', 'xl65'],
  },
  {
    editor: 'wysiwyg',
    html: WYSIWYG,
    shown: ['Lucky spin', 'Spin once a day.', 'Up to 8,888!', 'How it works', 'Ask on Telegram'],
    hidden: [],
  },
  {
    editor: 'markdown',
    html: MARKDOWN,
    shown: ['Cash race', 'points_that_were_taken_back', '88,888', 'AVeryLongProductNameThatHasNoPlaceToBreak-2026'],
    hidden: [],
  },
  {
    editor: 'plain text',
    html: PLAIN,
    shown: ['Rain of red envelopes', 'Every evening at 20:00', '3 < 5 & 7 > 2', 'to <help@site.example>.'],
    hidden: [],
  },
];
