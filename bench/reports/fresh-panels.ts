/** Panels of the sheets in `fresh-layouts.ts`, under the names such sheets print, in the form of `panels.ts`. A row without a code is a test we hold no record of. */
export const FRESH_PANELS = {
  wardZh: `
alt|丙氨酸氨基转移酶|ALT|U/L|9|50|0
ast|天门冬氨酸氨基转移酶|AST|U/L|15|40|0
ast_alt_ratio|AST/ALT|AST/ALT||0.80|1.50|2
total_protein|总蛋白|TP|g/L|65.0|85.0|1
albumin|白蛋白|ALB|g/L|40.0|55.0|1
globulin|球蛋白|GLO|g/L|20.0|40.0|1
ag_ratio|白球比|A/G||1.20|2.40|2
bilirubin_total|总胆红素|TBIL|μmol/L|3.4|20.5|1
bilirubin_direct|直接胆红素|DBIL|μmol/L|0.0|6.8|1
bilirubin_indirect|间接胆红素|IBIL|μmol/L|1.7|13.7|1
alp|碱性磷酸酶|ALP|U/L|45|125|0
ggt|γ-谷氨酰基转移酶|GGT|U/L|10|60|0
total_bile_acids|总胆汁酸|TBA|μmol/L|0.0|10.0|1
cholinesterase|胆碱酯酶|CHE|U/L|5000|12000|0
ldh|乳酸脱氢酶|LDH|U/L|120|250|0
urea|尿素|UREA|mmol/L|3.1|8.0|1
creatinine|肌酐|CREA|μmol/L|57|97|0
uric_acid|尿酸|UA|μmol/L|208|428|0
cystatin_c|胱抑素C|Cys-C|mg/L|0.59|1.03|2
glucose_fasting|葡萄糖|GLU|mmol/L|3.90|6.10|2
potassium|钾|K|mmol/L|3.50|5.30|2
sodium|钠|Na|mmol/L|137.0|147.0|1
chloride|氯|Cl|mmol/L|99.0|110.0|1
co2|二氧化碳结合力|CO2CP|mmol/L|22.0|29.0|1
calcium|钙|Ca|mmol/L|2.11|2.52|2
phosphate|无机磷|P|mmol/L|0.85|1.51|2
magnesium|镁|Mg|mmol/L|0.75|1.02|2
cholesterol_total|总胆固醇|TC|mmol/L||5.18|2
triglycerides|甘油三酯|TG|mmol/L||1.70|2
hdl_c|高密度脂蛋白胆固醇|HDL-C|mmol/L|1.04||2
ldl_c|低密度脂蛋白胆固醇|LDL-C|mmol/L||3.37|2
homocysteine|同型半胱氨酸|HCY|μmol/L|5.0|15.0|1`,
  bloodHalf: `
wbc|白细胞计数|WBC|10^9/L|3.5|9.5|2
neutrophils_pct|中性粒细胞百分率|NEU%|%|40|75|1
lymphocytes_pct|淋巴细胞百分率|LYM%|%|20|50|1
monocytes_pct|单核细胞百分率|MON%|%|3|10|1
eosinophils_pct|嗜酸性粒细胞百分率|EOS%|%|0.4|8.0|1
basophils_pct|嗜碱性粒细胞百分率|BAS%|%|0.0|1.0|1
neutrophils_abs|中性粒细胞计数|NEU#|10^9/L|1.8|6.3|2
lymphocytes_abs|淋巴细胞计数|LYM#|10^9/L|1.1|3.2|2
monocytes_abs|单核细胞计数|MON#|10^9/L|0.1|0.6|2
eosinophils_abs|嗜酸性粒细胞计数|EOS#|10^9/L|0.02|0.52|2
basophils_abs|嗜碱性粒细胞计数|BAS#|10^9/L|0.00|0.06|2
rbc|红细胞计数|RBC|10^12/L|3.8|5.1|2
hemoglobin|血红蛋白浓度|HGB|g/L|115|150|0
hematocrit|红细胞比容|HCT|%|35.0|45.0|1
mcv|红细胞平均体积|MCV|fL|82|100|1
mch|红细胞平均血红蛋白量|MCH|pg|27|34|1
mchc|红细胞平均血红蛋白浓度|MCHC|g/L|316|354|0
rdw_cv|红细胞体积分布宽度CV|RDW-CV|%|11.0|14.5|1
rdw_sd|红细胞体积分布宽度SD|RDW-SD|fL|37|54|1
platelets|血小板计数|PLT|10^9/L|125|350|0
mpv|血小板平均体积|MPV|fL|7.4|12.5|1
pdw|血小板体积分布宽度|PDW|fL|9.0|17.0|1
plateletcrit|血小板比容|PCT|%|0.11|0.28|2
plcr|大血小板比率|P-LCR|%|13.0|43.0|1`,
  checkLab: `
hemoglobin|血红蛋白||g/L|115|150|0
wbc|白细胞||10^9/L|3.5|9.5|2
platelets|血小板||10^9/L|125|350|0
alt|谷丙转氨酶||U/L|0|40|1
ast|谷草转氨酶||U/L|0|40|1
bilirubin_total|总胆红素||umol/L|3.4|20.5|1
creatinine|血肌酐||umol/L|41|81|1
urea|血尿素氮||mmol/L|2.6|7.5|2
uric_acid|血尿酸||umol/L|155|357|1
glucose_fasting|空腹血糖||mmol/L|3.9|6.1|2
cholesterol_total|总胆固醇||mmol/L|2.8|5.2|2
triglycerides|甘油三酯||mmol/L|0.4|1.7|2
hdl_c|高密度脂蛋白胆固醇||mmol/L|1.0|1.9|2
ldl_c|低密度脂蛋白胆固醇||mmol/L|1.9|3.4|2`,
  checkUrine: `
urine_sg|尿比重|SG||1.005|1.030|3
urine_ph|酸碱度|PH||5.0|8.0|1
urine_protein|尿蛋白|PRO||阴性|+1
urine_glucose|尿葡萄糖|GLU||阴性|+2
urine_ketones|尿酮体|KET||阴性|+1
urine_bilirubin|尿胆红素|BIL||阴性|+1
urine_blood|尿隐血|BLD||阴性|+2
urine_nitrite|亚硝酸盐|NIT||阴性|阳性`,
  communityZh2: `
glucose_fasting|空腹血糖|GLU|mmol/L|3.9|6.1|1
cholesterol_total|总胆固醇|CHOL|mmol/L|2.9|5.7|2
triglycerides|甘油三酯|TG|mmol/L|0.5|1.7|2
hdl_c|高密度脂蛋白|HDL-C|mmol/L|1.0|1.9|2
ldl_c|低密度脂蛋白|LDL-C|mmol/L|1.5|3.4|2
alt|谷丙转氨酶|ALT|U/L|0|40|0
ast|谷草转氨酶|AST|U/L|0|40|0
bilirubin_total|总胆红素|TBIL|μmol/L|3.4|20.5|1
creatinine|肌酐|CR|μmol/L|44|97|0
urea|尿素氮|BUN|mmol/L|2.9|8.2|1
uric_acid|尿酸|UA|μmol/L|149|416|0
hba1c|糖化血红蛋白|HbA1c|%|4.0|6.0|1`,
  sexHormones: `
fsh|促卵泡生成素|FSH|mIU/mL|3.5|12.5|2
lh|促黄体生成素|LH|mIU/mL|2.4|12.6|2
estradiol|雌二醇|E2|pg/mL|25|195|1
progesterone|孕酮|PROG|ng/mL|0.1|1.5|2
testosterone|睾酮|TESTO|ng/mL|0.08|0.48|2
prolactin|泌乳素|PRL|ng/mL|4.79|23.30|2
tsh|促甲状腺激素|TSH|μIU/mL|0.27|4.20|2
ft3|游离三碘甲状腺原氨酸|FT3|pmol/L|3.10|6.80|2
ft4|游离甲状腺素|FT4|pmol/L|12.0|22.0|2
tpo_ab|甲状腺过氧化物酶抗体|TPOAb|IU/mL||34.0|1
tg_ab|甲状腺球蛋白抗体|TgAb|IU/mL||115.0|1
vitamin_d_25oh|25-羟基维生素D|25-OH-VD|ng/mL|30.0|100.0|1
pth|甲状旁腺激素|PTH|pg/mL|15.0|65.0|1`,
  diabetesZh: `
glucose_fasting|空腹葡萄糖|FPG|mmol/L|3.90|6.10|2
hba1c|糖化血红蛋白A1c|HbA1c|%|4.0|6.0|1
insulin|空腹胰岛素|INS|μIU/mL|2.60|24.90|2
c_peptide|空腹C肽|C-P|ng/mL|1.10|4.40|2
cholesterol_total|总胆固醇|TCHO|mmol/L|3.10|5.18|2
triglycerides|甘油三酯|TG|mmol/L|0.45|1.70|2
hdl_c|高密度脂蛋白胆固醇|HDL-C|mmol/L|1.04|1.55|2
ldl_c|低密度脂蛋白胆固醇|LDL-C|mmol/L|2.07|3.37|2
apo_a1|载脂蛋白A1|ApoA1|g/L|1.00|1.60|2
apo_b|载脂蛋白B|ApoB|g/L|0.60|1.10|2
lp_a|脂蛋白(a)|Lp(a)|mg/L|0|300|0
urea|尿素|Urea|mmol/L|2.8|7.2|1
creatinine|肌酐|Cr|μmol/L|45|84|0
uric_acid|尿酸|UA|μmol/L|155|357|0
egfr|肾小球滤过率|eGFR|mL/min/1.73m2|90||1
urine_albumin|尿微量白蛋白|mALB|mg/L|0.0|20.0|1
urine_creatinine|尿肌酐|UCr|mmol/L|2.5|20.0|1
uacr|尿白蛋白/尿肌酐|UACR|mg/g|0.0|30.0|1`,
  international: `
alt|Alanine aminotransferase|丙氨酸氨基转移酶|U/L|7|40|0
ast|Aspartate aminotransferase|天冬氨酸氨基转移酶|U/L|13|35|0
ggt|Gamma-glutamyl transferase|γ-谷氨酰转移酶|U/L|7|45|0
alp|Alkaline phosphatase|碱性磷酸酶|U/L|50|135|0
bilirubin_total|Total bilirubin|总胆红素|umol/L|0.0|23.0|1
bilirubin_direct|Direct bilirubin|直接胆红素|umol/L|0.0|8.0|1
total_protein|Total protein|总蛋白|g/L|65|85|0
albumin|Albumin|白蛋白|g/L|40|55|0
urea|Urea|尿素|mmol/L|2.6|7.5|1
creatinine|Creatinine|肌酐|umol/L|41|73|0
uric_acid|Uric acid|尿酸|umol/L|155|357|0
glucose_fasting|Fasting glucose|空腹葡萄糖|mmol/L|3.9|6.1|1
cholesterol_total|Total cholesterol|总胆固醇|mmol/L||5.2|2
triglycerides|Triglycerides|甘油三酯|mmol/L||1.7|2
hdl_c|HDL cholesterol|高密度脂蛋白胆固醇|mmol/L|1.0||2
ldl_c|LDL cholesterol|低密度脂蛋白胆固醇|mmol/L||3.4|2
ferritin|Ferritin|铁蛋白|ng/mL|13|150|0
vitamin_b12|Vitamin B12|维生素B12|pg/mL|180|914|0
folate|Folate|叶酸|ng/mL|3.1|20.5|1`,
  portalUs: `
wbc|WBC||K/uL|4.0|11.0|1
rbc|RBC||M/uL|3.80|5.20|2
hemoglobin|Hemoglobin||g/dL|12.0|15.5|1
hematocrit|Hematocrit||%|35.0|46.0|1
mcv|MCV||fL|80.0|100.0|1
mch|MCH||pg|27.0|33.0|1
mchc|MCHC||g/dL|32.0|36.0|1
rdw_cv|RDW||%|11.5|14.5|1
platelets|Platelets||K/uL|150|400|0
glucose_fasting|Glucose||mg/dL|70|99|0
urea|BUN||mg/dL|7|20|0
creatinine|Creatinine||mg/dL|0.50|1.10|2
sodium|Sodium||mmol/L|135|145|0
potassium|Potassium||mmol/L|3.5|5.1|1
calcium|Calcium||mg/dL|8.5|10.5|1
hba1c|Hemoglobin A1C||%|4.0|5.6|1`,
  iceUk: `
sodium|Serum sodium||mmol/L|133|146|0
potassium|Serum potassium||mmol/L|3.5|5.3|1
urea|Serum urea level||mmol/L|2.5|7.8|1
creatinine|Serum creatinine||umol/L|45|84|0
alt|Serum ALT level||U/L|0|35|0
alp|Serum alkaline phosphatase||U/L|30|130|0
bilirubin_total|Serum total bilirubin level||umol/L|0|21|0
albumin|Serum albumin||g/L|35|50|0
calcium_adjusted|Serum adjusted calcium concentration||mmol/L|2.20|2.60|2
phosphate|Serum inorganic phosphate level||mmol/L|0.80|1.50|2
tsh|Serum TSH level||mIU/L|0.27|4.20|2
ft4|Serum free T4 level||pmol/L|12.0|22.0|1
ferritin|Serum ferritin||ug/L|13|150|0
vitamin_b12|Serum vitamin B12||ng/L|197|771|0
folate|Serum folate||ug/L|3.9|26.8|1
hba1c|Haemoglobin A1c level - IFCC standardised||mmol/mol|20|41|0
crp|Serum C reactive protein level||mg/L|0|5|0`,
  pathIndia: `
hemoglobin|Haemoglobin||g/dL|12.0|15.0|1
wbc|Total Leucocyte Count||/cumm|4000|10000|0
rbc|RBC Count||mill/cumm|3.80|4.80|2
hematocrit|Packed Cell Volume||%|36.0|46.0|1
mcv|MCV||fL|83.0|101.0|1
mch|MCH||pg|27.0|32.0|1
mchc|MCHC||g/dL|31.5|34.5|1
neutrophils_pct|Neutrophils||%|40|80|0
lymphocytes_pct|Lymphocytes||%|20|40|0
eosinophils_pct|Eosinophils||%|1|6|0
monocytes_pct|Monocytes||%|2|10|0
platelets|Platelet Count||/cumm|150000|410000|0
glucose_fasting|Glucose - Fasting||mg/dL|70|100|0
hba1c|HbA1c||%|4.0|5.6|1
estimated_average_glucose|Mean Plasma Glucose||mg/dL|68|114|0
vitamin_d_25oh|25-OH Vitamin D (Total)||ng/mL|30.0|100.0|1
vitamin_b12|Vitamin B12||pg/mL|211|911|0`,
  lipidHalf: `
cholesterol_total|Cholesterol, Total||mg/dL||200|0
hdl_c|HDL Cholesterol||mg/dL|50||0
triglycerides|Triglycerides||mg/dL||150|0
ldl_c|LDL-Cholesterol||mg/dL||100|0
tc_hdl_ratio|Chol/HDLC Ratio||(calc)||5.0|1
non_hdl_c|Non HDL Cholesterol||mg/dL||130|0
hs_crp|hs-CRP||mg/L||3.0|1`,
  thyroidHalf: `
tsh|TSH||mIU/L|0.40|4.50|2
ft4|T4, Free||ng/dL|0.8|1.8|1
ft3|T3, Free||pg/mL|2.3|4.2|1
iron|Iron, Total||mcg/dL|40|190|0
tibc|Iron Binding Capacity||mcg/dL|250|450|0
transferrin_saturation|% Saturation||%|16|45|0
ferritin|Ferritin||ng/mL|16|154|0
vitamin_d_25oh|Vitamin D, 25-OH, Total||ng/mL|30|100|0`,
  unitsInName: `
hemoglobin|Haemoglobin||g/dL|11.5|16.5|1
rbc|Red cell count||10^12/L|3.80|5.80|2
hematocrit|Haematocrit||L/L|0.370|0.470|3
mcv|MCV||fL|78|98|0
platelets|Platelets||10^9/L|140|400|0
wbc|White cell count||10^9/L|4.0|11.0|1
neutrophils_abs|Neutrophils||10^9/L|2.0|7.5|2
lymphocytes_abs|Lymphocytes||10^9/L|1.5|4.0|2
monocytes_abs|Monocytes||10^9/L|0.2|0.8|2
eosinophils_abs|Eosinophils||10^9/L|0.0|0.4|2
sodium|Sodium||mmol/L|135|145|0
potassium|Potassium||mmol/L|3.5|5.0|1
chloride|Chloride||mmol/L|95|105|0
urea|Urea||mmol/L|2.5|7.8|1
creatinine|Creatinine||umol/L|50|90|0
egfr|eGFR||mL/min/1.73m2|60||0
cholesterol_total|Cholesterol||mmol/L||5.0|1
hdl_c|HDL cholesterol||mmol/L|1.2||1
triglycerides|Triglycerides||mmol/L||1.7|1
ldl_c|LDL cholesterol||mmol/L||3.0|1
magnesium|Magnesium||mmol/L|0.70|1.00|2
zinc|Zinc||umol/L|11.0|24.0|1`,
} as const;
